import { expect, it } from 'vitest';
import { defineResource, text } from '@/dsl';
import { checkField, decodeRecord, encodeFilters, encodeRecord, flatOwn, nestOwn, withFields } from '@/schema';
import { readOwnFields } from './readOwnFields';

const rows = [
  { name: 'color', type: 'text', label: '颜色', labelEn: 'Color', required: true, maxLength: 5 },
  { name: 'size', type: 'integer', label: 'Size', unit: 'mm', min: 1, max: 9 },
  { name: 'kind', type: 'enum', codes: ['a', { code: 'b', label: '乙', labelEn: 'B' }], filter: false },
  { name: 'marks', type: 'codes', codes: ['x', 'y'] },
  { name: 'born', type: 'date', readOnly: true },
  { name: 'seen', type: 'datetime' },
  { name: 'fine', type: 'boolean' },
  { name: 'shape', type: 'hologram', label: '<b>Shape</b>' },
  { name: 'name', type: 'text' },
  { name: '__proto__', type: 'text' },
  { name: 'a b', type: 'text' },
  { name: 'key', type: 'password' },
];
const tool = defineResource({
  name: 'area/tool',
  api: '/tool',
  fields: { name: text({ required: true }), made: text({ wire: 'madeBy', readOnly: true }) },
  list: { filters: ['name'] },
  ownFields: { call: 'GET fields', at: 'extra' },
});
const own = readOwnFields({ list: rows });
const whole = withFields(tool, own);

it('knows types, rules and names, and takes what it does not know for a text', () => {
  const types = Object.fromEntries(Object.entries(own.fields).map(([name, { type }]) => [name, type.name]));
  expect(types).toMatchObject({
    color: 'text',
    size: 'number',
    kind: 'enumeration',
    marks: 'codes',
    born: 'date',
    seen: 'dateTime',
    fine: 'boolean',
    shape: 'text',
  });
  expect(own.secret).toEqual(['key']);
  expect(own.texts['fields.color']).toEqual({ en: 'Color', other: '颜色' });
  expect(own.texts['enums.kind.b']).toEqual({ en: 'B', other: '乙' });
  const refused = (name: string, value: unknown) => {
    const field = own.fields[name];
    return field && checkField(field, value)?.rule;
  };
  expect([refused('color', null), refused('color', 'magenta'), refused('size', 10), refused('kind', 'c')]).toEqual([
    'required',
    'maxLength',
    'integer',
    'oneOf',
  ]);
});

it('adds them behind those of the schema, which keep their names', () => {
  const added = ['color', 'size', 'kind', 'marks', 'born', 'seen', 'fine', 'shape'];
  expect(Object.keys(whole.fields)).toEqual(['name', 'made', ...added]);
  expect(whole.fields.name).toBe(tool.fields.name);
  expect(whole.columns.slice(2)).toEqual(added.map((field) => ({ field, hidden: true })));
  expect(whole.filters.map(({ field }) => field)).toEqual(['name', 'color', 'fine', 'shape']);
  expect(whole.form.at(-1)).toEqual({ key: 'own', fields: added });
  expect(whole.detail.map(({ key }) => key)).toEqual(['basic', 'own', 'system']);
  expect(withFields(whole, own), 'once').toBe(whole);
  expect(withFields(tool, readOwnFields([{ name: 'madeBy', type: 'text' }])), 'a name of the wire').toBe(tool);
});

it('reads, sends and filters their values where the wire has them', () => {
  const record = decodeRecord(whole, { id: 1, name: 'Saw', extra: { color: 'red', size: '4', born: '2026-01-02' } });
  expect(record).toMatchObject({ name: 'Saw', color: 'red', size: 4, born: '2026-01-02' });
  expect(encodeRecord(whole, { ...record, size: null }, 'edit')).toMatchObject({
    name: 'Saw',
    extra: { color: 'red', size: null },
  });
  expect(encodeRecord(whole, record, 'edit').extra, 'what is only shown is not sent').not.toHaveProperty('born');
  expect(encodeRecord(whole, { name: 'Saw' }, 'create')).toEqual({ name: 'Saw' });
  expect(encodeFilters(whole, { color: 'red' })).toEqual({ 'extra.color': 'red' });
  const { at } = tool.ownFields ?? {};
  expect(flatOwn(at, nestOwn(at, { id: 1, 'extra.color': 'red' }))).toEqual({ id: 1, 'extra.color': 'red' });
});

it.each([null, undefined, 'x', {}, { list: null }, [null, 'text', 7, [], { name: {} }]])('reads %j', (answer) => {
  expect(Object.keys(withFields(tool, readOwnFields(answer)).fields)).toEqual(['name', 'made']);
});
