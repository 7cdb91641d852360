import { describe, expect, it } from 'vitest';
import { address, defineResource, group, password, pattern, rows, rules, serial, tags, text } from '@/dsl';
import { checkField, decodeRecord, encodeField, encodeFilters, encodeRecord, validate, type Field } from '@/schema';
import { readSheetValue } from './sheet/readSheetValue';

/** What comes along with a text that is copied from a mail, a sheet, a chat, a calculator. */
const around = (text: string) => [
  `  ${text}\u200b \t`,
  `${text}\u00a0 `,
  `\u202d${text}\u202c`,
  `\ufeff${text}\u200e`,
  `\u2066${text}\u2069\u3000`,
  `\u202f${text}\0\u2060`,
];

/** A field, a value of it as it should be, and as it was pasted. */
const FIELDS: readonly (readonly [name: string, field: Field, clean: unknown, pasted: readonly unknown[]])[] = [
  ['a line', text({ required: true }), 'Acme GmbH', [...around('Acme GmbH'), 'Ac\u200bme Gm\ufeffbH', 'Acme\tGmbH']],
  ['several lines', text({ multiline: true }), 'one\n\ttwo', [...around('one\n\ttwo'), '\r\none\n\ttwo\r\n']],
  ['a Persian name', text(), 'می\u200cخواهم', around('می\u200cخواهم')],
  [
    'a mobile number',
    text({ rule: rules.mobile }),
    '13800138000',
    [...around('13800138000'), '１３８００１３８０００', '138\u200b0013\u00ad8000'],
  ],
  ['a phone number', text({ rule: rules.phone }), '+8613800138000', [...around('+8613800138000'), '＋８６13800138000']],
  [
    'an e-mail',
    text({ rule: rules.email }),
    'a@b.example',
    [...around('a@b.example'), 'ａ＠ｂ．ｅｘａｍｐｌｅ', 'a\u200b@b.example'],
  ],
  ['a user name', text({ rule: rules.username }), 'tom_01', [...around('tom_01'), 'ｔｏｍ＿０１', 'tom\u200d_01']],
  ['an identifier', text({ rule: rules.identifier }), 'SN-1', [...around('SN-1'), 'ＳＮ－１']],
  ['a name of letters and Chinese', text({ rule: rules.nameCharacters }), '一号A', [...around('一号A'), '一号Ａ']],
  [
    'an address of the web',
    text({ rules: [rules.routeAddress] }),
    'https://a.example/x',
    around('https://a.example/x'),
  ],
  ['a code of its own', text({ rules: [pattern('own', /^[A-Z]{2}\d$/)] }), 'AB1', [...around('AB1'), 'ＡＢ１']],
  ['tags', tags(), ['spare part', 'roof'], [['spare\u00a0 part\u200b', ' roof', 'ROOF\ufeff', '\u200b']]],
  [
    'an address',
    address(),
    { city: 'Utrecht', street: 'Zonneweg' },
    [{ city: ' Utrecht\u200b', street: '\u202dZonneweg\u202c', region: '\u00a0' }],
  ],
  ['a group', group({ name: text() }), { name: 'Acme' }, [{ name: 'Acme\u200b ' }]],
  [
    'rows',
    rows({ name: text(), code: text({ rule: rules.identifier }) }),
    [{ name: 'Acme', code: 'A1' }],
    [[{ name: ' Acme', code: 'Ａ1\u202c' }]],
  ],
];

const resourceOf = (field: Field) =>
  defineResource({
    name: 'area/thing',
    api: '/area/thing',
    fields: { value: field, other: text() },
    list: { filters: ['value'], search: { param: 'search', in: ['other'] } },
  });

describe.each(FIELDS)('%s', (_, field, clean, pasted) => {
  const resource = resourceOf(field);
  it.each(pasted.map((value) => [value]))('pasted as %j is checked and sent clean', (value) => {
    expect(checkField(field, value)).toBeUndefined();
    expect(encodeField(field, 'value', value)).toEqual({ value: clean });
    expect(encodeRecord(resource, { value }, 'create')).toEqual({ value: clean });
    expect(validate(resource, { value }, 'create')).toEqual({});
  });
});

describe.each(FIELDS.filter(([, , clean]) => typeof clean === 'string'))('%s', (_, field, clean, pasted) => {
  const resource = resourceOf(field);
  it.each(pasted.map((value) => [value]))('pasted as %j is searched for and imported clean', (value) => {
    expect(encodeFilters(resource, { value })).toEqual({ value: clean });
    const { value: read, problem } = readSheetValue(field, String(value));
    expect(problem).toBeUndefined();
    expect(encodeField(field, 'value', read)).toEqual({ value: clean });
  });
});

it.each(around('WO-1'))('a part of a number, pasted as %j, is searched for clean', (value) => {
  const field: Field = serial({ pattern: 'WO-{000}' });
  expect(encodeFilters(resourceOf(field), { value })).toEqual({ value: 'WO-1' });
});

it('is empty where only blanks and signs were typed', () => {
  const field = text({ required: true });
  for (const typed of ['   ', '\u200b', '\u3000\u202d\u202c']) {
    expect(checkField(field, typed)).toEqual({ rule: 'required' });
    expect(encodeRecord(resourceOf(field), { value: typed }, 'create')).toEqual({});
    expect(encodeRecord(resourceOf(field), { value: typed }, 'edit')).toEqual({ value: '', other: '' });
    expect(encodeFilters(resourceOf(field), { value: typed, search: typed })).toEqual({});
  }
});

it('counts the letters that are sent', () => expect(checkField(text({ max: 4 }), ' Acme\u200b ')).toBeUndefined());

it('searches in several fields for clean words, and for what a value is not', () => {
  const resource = resourceOf(text());
  expect(encodeFilters(resource, { search: '\u202dAcme\u202c ' })).toEqual({ search: 'Acme' });
});

it('touches no password', () => {
  const field = password();
  for (const typed of [' Energy123 ', 'Energy\u200b123', 'Ｅnergy123'])
    expect(encodeField(field, 'pwd', typed)).toEqual({ pwd: typed });
});

describe('what a cloud sends', () => {
  const resource = resourceOf(text());
  it('is read clean, so that a form opens without changes', () => {
    const record = decodeRecord(resource, { id: 1, value: '  Acme\u200b ', other: '\u202d138\u202c' });
    expect(record).toMatchObject({ value: 'Acme', other: '138', $title: 'Acme' });
  });
  it('keeps an override, to be shown as such, and does not send it back', () => {
    const { value } = decodeRecord(resource, { id: 1, value: ' Admin \u202e tpircs' });
    expect(value).toBe('Admin \u202e tpircs');
    expect(encodeRecord(resource, { value }, 'edit')).toMatchObject({ value: 'Admin  tpircs' });
  });
});
