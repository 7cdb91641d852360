/** Longest text of a server that is kept. */
const LONGEST = 200;

/** A text of the server that says something, trimmed and cut to 200 characters; else undefined. */
export function wireText(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return undefined;
  const letters = [...text.slice(0, LONGEST * 2 + 2)];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : text;
}

/** An object of the wire that is no list, else undefined. */
export function wireObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return value as Readonly<Record<string, unknown>>;
}

/** The own property, never one of the prototype. */
export function own(object: Readonly<Record<string, unknown>> | undefined, name: string): unknown {
  return object && Object.hasOwn(object, name) ? object[name] : undefined;
}
