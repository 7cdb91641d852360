import { expect, it } from 'vitest';
import { foundKey } from './textKeys';

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
