import { valueAt } from '@/api';
import { asObject } from '@/api/wireValue';
import { boolean, enumeration, number, text } from '@/dsl';
import type { Field } from '@/schema';
import { readNumber } from '@/schema/readNumber';
import { isYes, listOf, textAt } from './read';

/** A property of a controller, as its table shows it (proposed fields, device-property). */
export interface Property {
  readonly code: string;
  readonly name: string;
  readonly value: unknown;
  readonly unit: string;
  readonly reportTime: string;
  /** What it is entered in; absent where it cannot be set. */
  readonly field?: Field;
  /** Words of the codes of an enum. */
  readonly options: readonly { readonly code: string; readonly desc: string }[];
}

const bound = (row: unknown, name: string): object => {
  const value = valueAt(row, name);
  return value === null || value === undefined || value === '' ? {} : { [name]: Number(value) };
};

function fieldOf(row: unknown, type: string, codes: readonly string[]): Field {
  const unit = textAt(row, 'unit');
  if (type === 'bool') return boolean();
  if (type === 'enum' && codes.length > 0) return enumeration(codes);
  if (type === 'int' || type === 'decimal') return number({ decimals: type === 'int' ? 0 : 6, ...bound(row, 'min'), ...bound(row, 'max'), ...(unit !== '' && { unit }) });
  return text({ max: 255 });
}

const valueOf = (row: unknown, type: string): unknown => (type === 'bool' ? isYes(row, 'value') : type === 'int' || type === 'decimal' ? readNumber(valueAt(row, 'value')) : textAt(row, 'value') || null);

/** The rows of H-180. */
export function readProperties(answer: unknown, locale: string): Property[] {
  return listOf(answer).map((row) => {
    const type = textAt(row, 'dataType') || textAt(row, 'dataType.code');
    const options = listOf(asObject(row)?.options).map((one) => ({ code: textAt(one, 'code') || textAt(one, 'value'), desc: textAt(one, 'desc') || textAt(one, 'label') }));
    const name = (locale === 'zh' ? textAt(row, 'name') : textAt(row, 'nameEn')) || textAt(row, 'name') || textAt(row, 'code');
    return { code: textAt(row, 'code'), name, value: valueOf(row, type), unit: textAt(row, 'unit'), reportTime: textAt(row, 'reportTime'), options, ...(isYes(row, 'writable') && { field: fieldOf(row, type, options.map(({ code }) => code)) }) };
  });
}
