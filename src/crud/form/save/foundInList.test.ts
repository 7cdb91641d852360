import { expect, it } from 'vitest';
import { dateTime, defineResource, number, text } from '@/dsl';
import { foundInList } from './foundInList';

const made = (list: object) =>
  defineResource({
    name: 'area/thing',
    api: '/area/thing',
    fields: { name: text(), place: text(), amount: number(), createTime: dateTime() },
    list,
  });
const requests = (address: string | undefined) => {
  const [path, query] = address?.split('?') ?? [];
  const { filter = '', ...rest } = Object.fromEntries(new URLSearchParams(query));
  return { path, filter: JSON.parse(filter) as unknown, ...rest };
};

it.each([
  ['by the filter of its name', { filters: ['place', 'name'] }, { name: 'A & B' }, { name: 'A & B' }],
  ['by the search', { search: { param: 'keyword', in: ['place', 'name'] } }, { name: 'A' }, { keyword: 'A' }],
  [
    'among all where the search looks in other fields',
    { search: { param: 'keyword', in: ['place'] } },
    { name: 'A' },
    {},
  ],
  ['among all without a name', { filters: ['name'] }, { name: '' }, {}],
])('looks for a new record %s', (_, list, typed, filter) => {
  expect(requests(foundInList(made({ ...list, columns: ['name'] }), 'area/things', typed))).toEqual({
    path: '/area/things',
    filter,
  });
});

it('shows the newest first where the list can be in that order', () => {
  const typed = { name: 'A' };
  expect(requests(foundInList(made({ columns: ['name', 'createTime'] }), 'area/things', typed))).toMatchObject({
    sort: 'createTime',
    order: 'DESC',
  });
  expect(
    requests(foundInList(made({ columns: ['name', { field: 'createTime', sortable: false }] }), 'area/things', typed)),
  ).not.toHaveProperty('sort');
});

it('has no list for what no menu leads to', () => expect(foundInList(made({}), '@area/thing', {})).toBeUndefined());
