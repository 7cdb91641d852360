import { isYes, listOf, textAt } from '@/api';
import { rowOf } from '@/data/internal';
import { isObject, type Field, type Fields, type WireRow } from '@/schema';
import { codes } from '../codes/type';
import { date } from '../date/type';
import { dateTime } from '../dateTime/type';
import { readDescribed, type Described } from './readDescribed';

/** What fields a cloud adds, and what they are called. */
export interface OwnFields {
  readonly fields: Fields;
  readonly unfiltered: readonly string[];
  /** Texts by `fields.<name>` and `enums.<name>.<code>`, in English and in the other language. */
  readonly texts: Readonly<Record<string, { readonly en: string; readonly other: string }>>;
  /** Names of those that cannot be shown in the open, and are left out. */
  readonly secret: readonly string[];
}

/** More are no form any more. */
const MOST = 100;

/** Types under other names than those of described fields. */
const KINDS: Readonly<Record<string, string>> = { integer: 'int', float: 'number', double: 'number', boolean: 'bool' };

const many = (type: string): boolean => /^(?:codes|multi-?select|tags?)$/.test(type);

/** `['a', {code: 'b'}]` as rows. */
const codeRow = (one: unknown): WireRow => (isObject(one) ? rowOf(one) : { code: one });

/** A field under the names that described ones have: its `name` is its code where it has none, its label its name. */
function normal(row: WireRow): WireRow {
  const given = ['type', 'dataType', 'inputType'].map((name) => textAt(row, name)).find((text) => text !== '') ?? '';
  const type = given.toLowerCase();
  const options = listOf(row.options ?? row.codes).map(codeRow);
  return {
    ...row,
    code: textAt(row, 'code') || textAt(row, 'key') || textAt(row, 'name'),
    name: textAt(row, 'label') || textAt(row, 'name'),
    nameEn: textAt(row, 'labelEn'),
    dataType: many(type) ? 'enum' : (KINDS[type] ?? type),
    own: type,
    options,
  };
}

/** The field itself; dates and several codes are none of those that devices describe. */
function fieldOf({ field, options, row }: Described): Field {
  const type = textAt(row, 'own');
  const required = field.required;
  if (type === 'date') return date({ required });
  if (/^date-?time$/.test(type)) return dateTime({ required });
  if (many(type) && options.length > 0)
    return codes(
      options.map(({ code }) => code),
      { required },
    );
  return field;
}

const placed = (field: Field, row: WireRow): Field => ({
  ...field,
  options: { ...field.options, readOnly: isYes(row, 'readOnly'), sortable: isYes(row, 'sortable') },
});

/**
 * Fields that a cloud adds, as it tells them: `[{name, type, label, labelEn, required, codes, …}]`. A type that nobody
 * knows is a text; nothing that cannot be read makes an answer fail.
 */
export function readOwnFields(answer: unknown): OwnFields {
  const rows = listOf(answer).slice(0, MOST).map(rowOf).map(normal);
  const english = readDescribed(rows, 'en');
  const isSecret = ({ field }: Described) => field.type.sealed === true;
  const others = new Map(readDescribed(rows, 'zh').map((one) => [one.code, one]));
  const own = english.filter((one) => one.code !== '' && !isSecret(one));
  const texts = own.flatMap((one) => {
    const other = others.get(one.code);
    const words = one.options.map(({ code, desc }, place) => [
      `enums.${one.code}.${code}`,
      { en: desc, other: other?.options[place]?.desc ?? desc },
    ]);
    return [[`fields.${one.code}`, { en: one.name, other: other?.name ?? one.name }], ...words];
  });
  return {
    fields: Object.fromEntries(own.map((one) => [one.code, placed(fieldOf(one), one.row)])),
    unfiltered: own.filter(({ row }) => row.filter !== undefined && !isYes(row, 'filter')).map(({ code }) => code),
    texts: Object.fromEntries(texts),
    secret: english.filter(isSecret).map(({ code }) => code),
  };
}
