/**
 * What a value says by name: itself where it is an object or a list, else nothing. Every property is `unknown` until it
 * is read.
 *
 * @example objectOf(JSON.parse(text)).code
 * @public
 */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
