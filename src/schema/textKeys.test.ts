import { expect, it } from 'vitest';
import { foundKey, textAt } from './textKeys';

const texts = {
  resources: {
    'a/own': { fields: { name: 'Own name' } },
    'a/view': { $like: 'a/own', fields: {} },
    'b/loop': { $like: 'b/loop' },
  },
  areas: { c: { $like: 'a' }, a: { fields: { sn: 'Serial number' }, enums: { state: { 1: 'On' } } } },
  shared: { fields: { createTime: 'Created', name: 'Name' } },
  measures: { generation: 'Generation', createTime: 'never' },
};

it.each([
  ['resources.a/own.fields.name', 'resources.a/own.fields.name'],
  ['resources.a/view.fields.name', 'resources.a/own.fields.name'],
  ['resources.a/view.fields.sn', 'areas.a.fields.sn'],
  ['resources.a/own.enums.state.1', 'areas.a.enums.state.1'],
  ['resources.a/own.inner.rows.fields.sn', 'areas.a.fields.sn'],
  ['resources.c/own.fields.sn', 'areas.a.fields.sn'],
  ['resources.b/loop.fields.createTime', 'shared.fields.createTime'],
  ['resources.b/other.fields.generation', 'measures.generation'],
  ['resources.b/other.fields.nowhere', 'resources.b/other.fields.nowhere'],
  ['list.filters.title', 'list.filters.title'],
])('%s stands at %s', (key, place) => expect(foundKey(key, texts)).toBe(place));

it('finds words of codes that have dots', () => {
  const codes = { enums: { state: { 'state.draft': 'Draft', 1: 'One', '1.5': 'One and a half', 'Mr.': 'Mister' } } };
  const word = (code: string) => textAt(codes, `enums.state.${code}`.split('.'));
  expect(['state.draft', '1', '1.5', 'Mr.', '1.6', 'state'].map(word)).toEqual([
    'Draft',
    'One',
    'One and a half',
    'Mister',
    undefined,
    undefined,
  ]);
});
