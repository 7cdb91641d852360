import { expect, it } from 'vitest';
import { defineResource, number, text } from '@/dsl';
import { foundInList } from './foundInList';

const made = (list: object) => defineResource({ name: 'area/thing', api: '/area/thing', fields: { name: text(), place: text(), amount: number() }, list });

it.each([
  ['by the filter of its name', { filters: ['place', 'name'] }, { name: 'A & B' }, { name: 'A & B' }],
  ['by the search', { search: { param: 'keyword', in: ['place', 'name'] } }, { name: 'A' }, { keyword: 'A' }],
  ['not by a search in other fields', { search: { param: 'keyword', in: ['place'] } }, { name: 'A' }, undefined],
  ['not without a name', { filters: ['name'] }, { name: '' }, undefined],
])('looks for a new record %s', (_, list, typed, filter) => {
  const [path, query] = foundInList(made(list), 'area/things', typed).split('?');
  expect(path).toBe('/area/things');
  expect(query && JSON.parse(new URLSearchParams(query).get('filter') ?? '')).toEqual(filter);
});
