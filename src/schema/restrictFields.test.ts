import { describe, expect, it } from 'vitest';
import { defineResource, encodeRecord, number, restrictFields, section, text, visibleFields } from '@/dsl';
import { lintResource } from './lint';
import { importFields } from './sheet/importFields';

const COST = { see: 'seeCost', change: 'changeCost' } as const;
const spec = {
  name: 'lab/part',
  api: '/lab/part',
  fields: {
    name: text({ required: true }),
    cost: number({ permission: COST, default: 7 }),
    place: text({ permission: { change: 'move' } }),
    remark: text(),
  },
  list: {
    columns: ['name', 'cost', 'place'],
    filters: ['cost', 'place'],
    search: { param: 'q', in: ['name', 'cost'] },
    sort: { field: 'cost', order: 'asc' },
    inline: ['cost', 'place', 'remark'],
    bulk: ['cost', 'place'],
  },
  form: [section('basic', ['name', 'place', 'remark']), section('money', ['cost'])],
  import: { fields: ['name', 'cost', 'place'] },
} as const;
const part = defineResource(spec);
const as = (...codes: readonly string[]) => restrictFields(part, (code) => codes.includes(code));
const values = { id: '1', name: 'Fuse', cost: 5, place: 'A', remark: 'r' };

describe('a field with a code', () => {
  it('is not there for whoever may not see it', () => {
    const cut = as('changeCost', 'move');
    expect(Object.keys(cut.fields)).toEqual(['name', 'place', 'remark']);
    expect(cut.columns.map(({ field }) => field)).toEqual(['name', 'place']);
    expect(cut.filters.map(({ field }) => field)).toEqual(['place']);
    expect([cut.search?.in, cut.sort, cut.inline, cut.bulk]).toEqual([
      ['name'],
      undefined,
      ['place', 'remark'],
      ['place'],
    ]);
    expect([cut.form.map(({ key }) => key), visibleFields(cut, values, 'edit')]).toEqual([
      ['basic'],
      ['name', 'place', 'remark'],
    ]);
    expect(cut.detail.flatMap(({ fields }) => fields)).not.toContain('cost');
    expect(importFields(cut)).toEqual(['name', 'place']);
    expect(encodeRecord(cut, values, 'edit')).toEqual({ name: 'Fuse', place: 'A', remark: 'r' });
    expect(Object.keys(cut.unseen ?? {})).toEqual(['cost']);
  });

  it('is shown and never sent for whoever may not change it', () => {
    const cut = as('seeCost');
    expect(cut.columns.map(({ field }) => field)).toEqual(['name', 'cost', 'place']);
    expect([cut.inline, cut.bulk, importFields(cut)]).toEqual([['remark'], [], ['name']]);
    expect(visibleFields(cut, values, 'edit')).toEqual(['name', 'place', 'remark', 'cost']);
    expect(encodeRecord(cut, values, 'edit')).toEqual({ name: 'Fuse', remark: 'r' });
    expect(encodeRecord(cut, values, 'create')).toEqual({ name: 'Fuse', remark: 'r' });
  });

  it('is as any other for whoever has its codes, and what was cut once stays cut', () => {
    expect(as('seeCost', 'changeCost', 'move')).toBe(part);
    expect(restrictFields(as('move'), () => true).fields).not.toHaveProperty('cost');
    expect(Object.keys(restrictFields(as(), (code) => code !== 'move').unseen ?? {})).toEqual(['cost']);
  });
});

describe('a schema with codes of fields', () => {
  const found = (own: object) =>
    lintResource(defineResource({ ...spec, ...own }))
      .filter(({ path }) => path.includes('permission'))
      .map(({ path, severity }) => `${severity} ${path}`);
  it.each([
    [
      'the title',
      { fields: { ...spec.fields, name: text({ permission: { see: 'x' } }) } },
      'error lab/part: fields.name.permission',
    ],
    [
      'what is required',
      { fields: { ...spec.fields, cost: number({ required: true, permission: COST }) } },
      'error lab/part: fields.cost.permission',
    ],
    [
      'what the system sets',
      { fields: { ...spec.fields, cost: number({ readOnly: true, permission: COST }) } },
      'error lab/part: fields.cost.permission',
    ],
    [
      'what another field depends on',
      { when: { remark: { visible: { cost: 1 } } } },
      'warning lab/part: fields.cost.permission',
    ],
  ])('is told of %s', (_, own, told) => expect(found(own)).toEqual([told]));

  it('is clean without such', () => expect(found({})).toEqual([]));
});
