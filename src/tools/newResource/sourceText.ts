export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** A code as source: numbers stay numbers. */
export const literal = (code: unknown): string => (typeof code === 'string' ? quoted(code) : String(code));

/** Options as source, `{ required: true, max: 60 }`; '' for none. */
export function optionsSource(options: Readonly<Record<string, string>>): string {
  const entries = Object.entries(options);
  return entries.length === 0
    ? ''
    : `{ ${entries.map(([name, value]) => (value === name ? name : `${name}: ${value}`)).join(', ')} }`;
}
