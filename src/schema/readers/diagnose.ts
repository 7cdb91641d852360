const told = new Set<string>();
const MOST = 50;

/**
 * Tells those who run a console what of an answer could not be read, each once a visit. Values of records do not belong
 * in it, but for the text that cannot be read.
 *
 * @example diagnose('Not read as a number: "1,234"')
 */
export function diagnose(message: string): void {
  if (told.has(message) || told.size >= MOST) return;
  told.add(message);
  console.warn(message);
}
