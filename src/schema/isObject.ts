/**
 * Whether a value is an object and no list; `null` is none.
 *
 * @example isObject({ id: 7 }) // true; false for [] and null
 * @public
 */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
