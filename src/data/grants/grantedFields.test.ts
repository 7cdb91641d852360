import { describe, expect, it } from 'vitest';
import type { Access } from '@/access/access';
import { defineResource, number, text } from '@/dsl';
import { decideField } from './decide';
import { grantedFields } from './grantedFields';

const part = defineResource({
  name: 'lab/part',
  api: '/lab/part',
  fields: { name: text(), cost: number({ permission: { see: 'see-cost', change: 'changeCost' } }) },
});
const target = { kind: 'resource', key: 'lab/part' } as const;
const access = (...codes: readonly string[]): Access => ({
  platforms: [],
  routes: new Map([
    [
      '/parts',
      { path: '/parts', target, codes: new Set(codes), trail: [], name: '配件', nameEn: 'Parts', platform: 'vpp' },
    ],
  ]),
  diagnostics: [],
  pathOf: new Map([['lab/part', '/parts']]),
});
const names = (given: Access, name: string) => Object.keys(grantedFields(given, name, part).fields);

describe('the fields of a resource where it stands', () => {
  it('are those its own menu grants, also in a page of another', () => {
    expect([
      names(access(), 'parts'),
      names(access('seecost'), 'parts'),
      names(access('seecost'), '@lab/part'),
    ]).toEqual([['name'], ['name', 'cost'], ['name', 'cost']]);
  });

  it('are none with a code where no menu leads', () => {
    expect(names({ ...access('seecost'), pathOf: new Map() }, '@lab/part')).toEqual(['name']);
    expect(names(access('seecost'), 'elsewhere')).toEqual(['name']);
  });

  it('are the same object as long as the grants are', () => {
    const given = access();
    expect(grantedFields(given, 'parts', part)).toBe(grantedFields(given, '@lab/part', part));
  });
});

it.each([
  [[], 'see', false, 'code', 'seecost'],
  [['seecost'], 'see', true, 'granted', 'seecost'],
  [['seecost'], 'change', false, 'code', 'changecost'],
  [['changecost'], 'change', false, 'code', 'seecost'],
  [['seecost', 'changecost'], 'change', true, 'granted', undefined],
] as const)('with %j to %s: %s by %s', (codes, use, allowed, by, code) => {
  expect(decideField(access(...codes), '/parts', part.fields.cost, use)).toMatchObject({ allowed, by });
  if (code) expect(decideField(access(...codes), '/parts', part.fields.cost, use).code).toBe(code);
  expect(decideField(access(...codes), '/elsewhere', part.fields.cost, use)).toMatchObject({
    allowed: false,
    by: 'route',
  });
  expect(decideField(access(), '/parts', part.fields.name, use).allowed).toBe(true);
});
