import { pattern as matching, type Exact, type Field, type FieldOptions, type FieldType } from '@/schema';
import { cleanCode, readText } from '@/schema/internal';
import { sampleDay } from '../date/type';
import { nextSerial, serialFormat } from './nextSerial';

export { nextSerial, serialFormat, serialSeries } from './nextSerial';

/** What `serial({ … })` may be told. @public */
export interface SerialOptions extends FieldOptions {
  /**
   * What the server makes it of: `{yyyyMMdd}`, `{yyyyMM}`, `{yyyy}` (also with `yy`) of the day, `{000}` of the
   * counter, which begins again with the dated part.
   */
  readonly pattern: string;
}

/** The type behind `serial()`, for parts that draw its values: `defineCell`, `defineInput`. @public */
export const serialType: FieldType<string, SerialOptions> = {
  name: 'serial',
  inputWidth: () => 'name',
  traits: { copied: true, searched: true, unordered: true },
  sortable: true,
  byPart: true,
  decode: (wire) => (typeof wire === 'string' ? readText(wire) || null : Number.isFinite(wire) ? String(wire) : null),
  clean: (value) => cleanCode(value) || null,
  encode: (value) => value,
  rules: ({ pattern }) => [matching('serial', serialFormat(pattern), { pattern })],
  sample: (seed, { pattern }) => nextSerial(pattern, 1 + (Math.abs(Math.trunc(seed)) % 900), sampleDay(seed)),
  text: (value) => value,
};

/** What a schema file may say about it: it is always read-only and unique. */
type SerialSettings = Omit<SerialOptions, 'readOnly' | 'unique' | 'required' | 'default' | 'fixed' | 'createOnly'>;

/**
 * A number the server gives a record once and never to another. Found by any part of it.
 *
 * @example serial({ pattern: 'WO-{yyyyMMdd}-{000}' })
 * @public
 */
export function serial<const O extends SerialSettings>(
  options: Exact<O, SerialSettings>,
): Field<string, false, SerialOptions> {
  return { type: serialType, options: { ...options, readOnly: true, unique: true }, required: false };
}
