import { defineField, type Exact, type Field, type FieldOptions, type IsRequired, type FieldType } from '@/schema';

/** What `json({ … })` may be told. @public */
export interface JsonOptions extends FieldOptions {
  /** What is sent: the value itself, or its text. Both are read. Default `'value'`. */
  readonly wireAs?: 'value' | 'text';
}

/** A text that is JSON as its value; any other text as it is. */
function readJson(wire: unknown): unknown {
  if (wire === undefined || wire === '') return null;
  if (typeof wire !== 'string') return wire;
  try {
    return JSON.parse(wire);
  } catch {
    return wire;
  }
}

/**
 * A value as text, on one line or indented; a circle in it is ''.
 *
 * @example jsonText({ a: 1 }) // '{"a":1}'
 * @public
 */
export function jsonText(value: unknown, indent = 0): string {
  try {
    return JSON.stringify(value, null, indent) ?? '';
  } catch {
    return '';
  }
}

/** The type behind `json()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const jsonType: FieldType<unknown, JsonOptions> = {
  name: 'json',
  traits: { unordered: true },
  wide: true,
  decode: readJson,
  encode: (value, { wireAs }) => (wireAs === 'text' ? jsonText(value) : value),
  rules: () => [],
  sample: (seed) => ({ mode: seed % 2 === 0 ? 'auto' : 'manual', level: Math.abs(Math.trunc(seed)) % 5 }),
  text: (value) => jsonText(value),
};

/**
 * Anything JSON can say, edited as text.
 *
 * @example json({ readOnly: true })
 * @public
 */
export function json<const O extends JsonOptions = object>(
  options?: Exact<O, JsonOptions>,
): Field<unknown, IsRequired<O>, JsonOptions> {
  return defineField(jsonType, (options ?? {}) as O);
}
