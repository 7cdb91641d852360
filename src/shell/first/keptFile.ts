/** The script before the first paint is bundled by itself: what it leaves for the console stands on the document. */
const KEY = Symbol.for('console.brands.json');

/** Keeps what the script before the first paint was given of `/brands.json`. */
export function keepFile(file: unknown): void {
  Reflect.set(document, KEY, file);
}

/** What that script was given; undefined where there was none. */
export const keptFile = (): unknown => Reflect.get(document, KEY);
