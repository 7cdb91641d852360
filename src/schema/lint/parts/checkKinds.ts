import { actionFields } from '../../action/actionKind';
import type { Field, Fields } from '../../field';
import { isObject } from '../../isObject';
import type { Resource } from '../../resource';
import { typeOptions } from '../../typeOptions';
import { finding, type Check, type Finding } from '../finding';
import { nearest } from '../nearest';

/** What a value has to be, and what to write in its place. */
interface Kind {
  readonly is: (value: unknown) => boolean;
  readonly words: string;
  readonly fix: (name: string, value: unknown) => string;
}

const numberIn = (value: unknown): number => (typeof value === 'string' ? Number.parseFloat(value) : Number(value));
const integer = (least: number): Kind => ({
  is: (value) => Number.isInteger(value) && Number(value) >= least,
  words: `no whole number from ${least}`,
  fix: (name, value) => {
    const meant = Math.round(numberIn(value));
    return `Write a number: ${name}: ${Number.isFinite(meant) && meant >= least ? meant : least}.`;
  },
});
const FLAG: Kind = {
  is: (value) => typeof value === 'boolean',
  words: 'neither true nor false',
  fix: (name) => `Write ${name}: true, or leave it out.`,
};
const NUMBER: Kind = {
  is: (value) => typeof value === 'number' && Number.isFinite(value),
  words: 'no number',
  fix: (name, value) => `Write a number: ${name}: ${Number.isFinite(numberIn(value)) ? numberIn(value) : 100}.`,
};
const TEXT: Kind = {
  is: (value) => typeof value === 'string',
  words: 'no text',
  fix: (name, value) => `Write a text: ${name}: '${typeof value === 'number' ? value : '…'}', or leave it out.`,
};
const list = (example: string): Kind => ({
  is: Array.isArray,
  words: 'no list',
  fix: (name) => `Write a list: ${name}: [${example}].`,
});
const words = (...known: readonly (string | false)[]): Kind => ({
  is: (value) => known.some((one) => one === value),
  words: 'none of its words',
  fix: (_, value) => nearest(String(value), known.map(String)),
});
const matching = (form: RegExp, said: string, example: string): Kind => ({
  is: (value) => typeof value === 'string' && form.test(value),
  words: said,
  fix: (name) => `Write it so: ${name}: '${example}'.`,
});

const ENDINGS: Kind = {
  is: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string' && /^\w[\w.]*$/.test(one)),
  words: 'no list of endings without dots',
  fix: (name, value) => {
    const meant = [value].flat().map((one) => `'${String(one).replace(/^\W+/, '')}'`);
    return `Write ${name}: [${meant.join(', ')}].`;
  },
};

/** What options have to be, by their names alone. */
const OPTIONS: Readonly<Record<string, Kind>> = {
  required: FLAG,
  readOnly: FLAG,
  fixed: FLAG,
  createOnly: FLAG,
  internal: FLAG,
  secret: FLAG,
  unique: FLAG,
  sortable: FLAG,
  multiline: FLAG,
  permission: {
    is: isObject,
    words: 'no codes of a field',
    fix: (name, value) => `Write ${name}: { see: '${typeof value === 'string' ? value : 'seeCost'}' }.`,
  },
  wire: TEXT,
  unit: TEXT,
  textFrom: TEXT,
  aliases: list("'otherName'"),
  rules: list("pattern('plate', /^[A-Z]{2}/)"),
  values: list("'open', 'done'"),
  decimals: integer(0),
  maxCount: integer(1),
  maxLength: integer(1),
  maxSize: NUMBER,
};

/** What options have to be where others of the same name are something else. */
const OF_TYPES: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  boolean: { default: FLAG },
  file: { accept: ENDINGS },
  image: { accept: ENDINGS },
  money: { currency: matching(/^[A-Z]{3}$/, 'no code of a currency', 'EUR'), min: NUMBER, max: NUMBER },
  number: { min: NUMBER, max: NUMBER },
  percent: { min: NUMBER, max: NUMBER },
  tags: { max: integer(1) },
  text: { min: integer(0), max: integer(1) },
};

type Owner = { readonly name: string };

function strange(owner: Owner, place: string, given: object, kinds: Readonly<Record<string, Kind>>): Finding[] {
  return Object.entries(kinds).flatMap(([name, { is, words: reason, fix }]) => {
    const value: unknown = Reflect.get(given, name);
    if (value === undefined || is(value)) return [];
    const said = typeof value === 'function' || isObject(value) ? `\`${name}\`` : JSON.stringify(value);
    return [finding(owner, `${place}.${name}`, 'error', `${said} is ${reason}.`, fix(name, value))];
  });
}

function noCodes(owner: Owner, place: string, { options }: Field): Finding[] {
  const { values } = typeOptions({ options });
  return Array.isArray(values) && values.length === 0
    ? [
        finding(
          owner,
          `${place}.values`,
          'error',
          'It has no codes, so there is nothing to choose.',
          "Name them: ['open', 'done'].",
        ),
      ]
    : [];
}

/** Tones of codes that are none. */
function strangeTones(owner: Owner, place: string, field: Field): Finding[] {
  const { tones, values, shared } = typeOptions(field);
  if (!isObject(tones) || !Array.isArray(values) || shared !== undefined) return [];
  const codes = values.map(String);
  return Object.keys(tones)
    .filter((code) => !codes.includes(code))
    .map((code) =>
      finding(owner, `${place}.tones.${code}`, 'error', `There is no code "${code}".`, nearest(code, codes)),
    );
}

/** Options of fields, also of those inside rows and groups. */
export const fieldKinds = (owner: Owner, place: string, fields: Fields): Finding[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const at = `${place}.${name}`;
    return [
      ...strange(owner, at, field.options, { ...OPTIONS, ...OF_TYPES[field.type.name] }),
      ...noCodes(owner, at, field),
      ...strangeTones(owner, at, field),
      ...fieldKinds(owner, at, typeOptions(field).fields ?? {}),
    ];
  });

const FILTER = {
  as: words('range'),
  maxSpan: matching(/^\d+ (?:day|month|year)s?$/, 'no span of time', '31 days'),
} as const;
const ORDER = { order: words('asc', 'desc') } as const;
const PLACES = ['row', 'bulk', 'page'] as const;
const ACTION = {
  on: {
    ...words(...PLACES),
    is: (value: unknown) => [value].flat().every((one) => PLACES.some((place) => place === one)),
  },
  permission: { ...TEXT, is: (value: unknown) => value === false || TEXT.is(value) },
} as const;

/** A tab that is neither a list of others nor made by the builder of a block. */
const noTab = (resource: Resource, key: string, tab: object): Finding[] =>
  'resource' in tab || 'kind' in tab
    ? []
    : [
        finding(
          resource,
          `related.${key}`,
          'error',
          'It says neither whose records it lists nor which figures.',
          `Write ${key}: { resource: 'depot/part', by: { shelf: 'id' } }, or a block such as figures('GET figures', ['count']).`,
        ),
      ];

/** Values are of the kinds that are read: others are dropped without a word, or break a page. */
export const checkKinds: Check = (resource: Resource) => [
  ...fieldKinds(resource, 'fields', resource.fields),
  ...Object.entries(resource.related).flatMap(([key, one]) => noTab(resource, key, one)),
  ...strange(resource, 'list', resource, { open: words('detail', 'edit', false) }),
  ...strange(resource, 'list.sort', resource.sort ?? {}, ORDER),
  ...resource.columns.flatMap((one) => strange(resource, `list.columns.${one.field}`, one, { width: NUMBER })),
  ...resource.filters.flatMap((one) => strange(resource, `list.filters.${one.field}`, one, FILTER)),
  ...Object.entries(resource.actions).flatMap(([key, action]) => [
    ...strange(resource, `actions.${key}`, action, ACTION),
    ...Object.entries(actionFields(action)).flatMap(([part, fields]) =>
      fieldKinds(resource, `actions.${key}.${part}`, fields),
    ),
  ]),
];
