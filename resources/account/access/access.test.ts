import { describe, expect, it } from 'vitest';
import { defineResource, service } from '@/schema';
import { readNodes } from '../grants/grantTree';
import { accessOfGrants } from './accessOfGrants';
import { actionsOf, codesReport } from './codesReport';
import { conditionWords, type ConditionWords } from './conditionWords';
import { detailsOfMenus, detailsOfOwn } from './menuDetails';

const application = { id: '1', code: 'lab', name: '实验', nameEn: 'Lab', assigned: true };
const nodes = readNodes([
  {
    id: 'd',
    name: '目录',
    nameEn: 'Directory',
    type: 2,
    children: [
      {
        id: 'm',
        name: '物',
        nameEn: 'Things',
        type: 1,
        children: [
          { id: 'b', name: '新增', nameEn: 'Create', type: 3 },
          { id: 'x', name: '其他', nameEn: 'Other', type: 3, permission: 'lab:thing:other' },
          { id: 'e', name: '导出', nameEn: 'Export', type: 3, permission: 'export' },
        ],
      },
    ],
  },
]);
const record = (id: string, values: object) => ({ record: { id, ...values }, children: [] });
const details = detailsOfMenus([
  {
    ...record('d', { path: '/lab' }),
    children: [record('m', { path: 'things', component: 'lab/thing' }), record('b', { permission: 'create' })],
  },
]);
const known = { schemas: new Set(['lab/thing']), pages: new Set<string>() };
const of = (...ids: string[]) => accessOfGrants([{ application, nodes, granted: new Set(ids) }], details, known);

describe('the access of grants', () => {
  it('has what is granted and nothing else, read as a menu answer is', () => {
    expect([...of('d', 'm', 'b').routes.values()].map(({ path, codes }) => [path, [...codes]])).toEqual([
      ['/lab/things', ['create']],
    ]);
    expect(of('d', 'm').routes.get('/lab/things')?.codes.size).toBe(0);
    expect(of().routes.size).toBe(0);
  });
  it('takes the code a button tells itself', () => {
    expect(of('d', 'm', 'x').routes.get('/lab/things')?.codes).toEqual(new Set(['other']));
  });
  it('finds addresses among the own menus of somebody who may not read menu administration', () => {
    const own = detailsOfOwn(of('d', 'm', 'b', 'x'), 'lab', nodes);
    expect(own.get('m')).toMatchObject({ path: '/lab/things', component: 'lab/thing' });
    expect(
      accessOfGrants([{ application, nodes, granted: new Set(['d', 'm', 'b']) }], own, known).routes.get('/lab/things')
        ?.codes,
    ).toEqual(new Set(['create']));
  });
});

it('reports codes asked for and never granted, and the reverse', () => {
  const thing = defineResource({
    name: 'lab/thing',
    api: service('/lab')('thing', { page: 'GET page', create: 'POST create', edit: 'POST edit' }),
    fields: {},
  });
  expect(actionsOf(thing)).toEqual(['create', 'edit', 'export']);
  const report = codesReport(of('d', 'm', 'b', 'x'), new Map([['lab/thing', thing]]));
  expect(report.neverGranted.map(({ at, code }) => [at, code])).toEqual([['/lab/things', 'edit']]);
  expect(report.neverChecked.map(({ at, code }) => [at, code])).toEqual([['/lab/things', 'other']]);
  const exported = codesReport(of('d', 'm', 'b', 'x', 'e'), new Map([['lab/thing', thing]]));
  // the list asks for export without a call of its own
  expect(exported.neverChecked.map(({ code }) => code)).toEqual(['other']);
});

describe('a condition in words', () => {
  const words: ConditionWords = {
    field: (name) => name.toUpperCase(),
    value: (_, value) => String(value),
    say: (key, args) => [key, ...Object.values(args)].join(' '),
  };
  it.each([
    [{ state: 1 }, 'is STATE 1'],
    [{ state: { in: [0, 2] } }, 'is STATE or 0 2'],
    [{ state: { ne: 1 }, level: { gte: 3 } }, 'and isNot STATE 1 atLeast LEVEL 3'],
    [{ or: [{ state: 1 }, { name: { empty: true } }] }, 'or is STATE 1 empty NAME'],
    [{ not: { state: 1 } }, 'not is STATE 1'],
    [() => true, 'program'],
  ])('%o', (condition, text) => {
    expect(conditionWords(condition, words)).toBe(text);
  });
});
