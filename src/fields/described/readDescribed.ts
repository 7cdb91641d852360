import { isYes, listOf, textAt, valueAt } from '@/api';
import { rowOf } from '@/data/internal';
import { type Field, readNumber, readsEnglish } from '@/schema';
import { boolean } from '../boolean/type';
import { enumeration } from '../enumeration/type';
import { number } from '../number/type';
import { password } from '../password/type';
import { text } from '../text/type';

/**
 * A field that only the cloud knows, as it describes it: a parameter of a connection, a property of a device.
 *
 * @public
 */
export interface Described {
  readonly code: string;
  readonly name: string;
  readonly hint: string;
  readonly unit: string;
  readonly field: Field;
  readonly value: unknown;
  /** Words of the codes of a choice. */
  readonly options: readonly { readonly code: string; readonly desc: string }[];
  readonly row: Readonly<Record<string, unknown>>;
}

const KINDS: Readonly<Record<string, 'number' | 'boolean' | 'choice' | 'secret'>> = {
  int: 'number',
  decimal: 'number',
  number: 'number',
  bool: 'boolean',
  switch: 'boolean',
  enum: 'choice',
  select: 'choice',
  password: 'secret',
};

/** The first of these that says something, as text; '' for none. */
const textOf = (row: object, ...names: readonly string[]): string =>
  names.map((name) => textAt(row, name)).find((text) => text !== '') ?? '';

/** `{min: '0'}` as a bound; nothing where it says none. */
function bound(row: object, name: string, as = name): object {
  const value = readNumber(valueAt(row, name));
  return value === null ? {} : { [as]: value };
}

/** The words of a code. */
const wordsOf = (one: object, locale: string): string =>
  textOf(one, ...(readsEnglish(locale) ? ['descEn', 'labelEn'] : []), 'desc', 'label', 'code', 'value');

function describe(row: Readonly<Record<string, unknown>>, locale: string): Described {
  const type = textOf(row, 'dataType', 'dataType.code', 'inputType', 'inputType.code');
  const options = listOf(row.options)
    .map(rowOf)
    .map((one) => ({ code: textOf(one, 'code', 'value'), desc: wordsOf(one, locale) }));
  const codes = options.map(({ code }) => code);
  const unit = textOf(row, 'unit');
  const required = isYes(row, 'required');
  const kind = KINDS[type];
  const common = {
    code: textOf(row, 'code', 'key'),
    name: readsEnglish(locale)
      ? textOf(row, 'nameEn', 'labelEn', 'name', 'label', 'code', 'key')
      : textOf(row, 'name', 'label', 'code', 'key'),
    hint: textOf(row, 'hint'),
    unit,
    options,
    row,
  };
  if (kind === 'boolean') return { ...common, field: boolean({ required }), value: isYes(row, 'value') };
  if (kind === 'number')
    return {
      ...common,
      field: number({
        required,
        decimals: type === 'int' ? 0 : 6,
        ...bound(row, 'min'),
        ...bound(row, 'max'),
        ...(unit !== '' && { unit }),
      }),
      value: readNumber(row.value),
    };
  if (kind === 'choice' && codes.length > 0)
    return {
      ...common,
      field: enumeration(codes, { required, words: Object.fromEntries(options.map(({ code, desc }) => [code, desc])) }),
      value: textOf(row, 'value') || null,
    };
  const longest = { required, max: 255, ...bound(row, 'maxLength', 'max') };
  return {
    ...common,
    field: kind === 'secret' ? password(longest) : text(longest),
    value: textOf(row, 'value') || null,
  };
}

/**
 * Fields as a cloud describes them: `[{code or key, name or label, dataType or inputType, required, unit, min, max,
 * maxLength, options, value, hint}]`, names in both languages. An answer that holds no list has none.
 *
 * @example
 * const [limit] = readDescribed([{ code: 'limit', nameEn: 'Limit', dataType: 'int', unit: 'kW', value: '5' }], 'en');
 * limit?.value // 5
 * @public
 */
export const readDescribed = (answer: unknown, locale: string): Described[] =>
  listOf(answer)
    .map(rowOf)
    .map((row) => describe(row, locale));
