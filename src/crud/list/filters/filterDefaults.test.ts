import { expect, it } from 'vitest';
import { dateTime, date, defineResource, range, text } from '@/dsl';
import { cleanFilters, sameFilters } from '../cleanFilters';
import { filterDefaults } from './filterDefaults';

const resource = defineResource({
  name: 'a/b',
  api: '/a/b',
  fields: { name: text(), day: date(), time: dateTime() },
  list: {
    filters: [
      { field: 'name', default: 'x' },
      range('day', { default: { lastDays: 7 } }),
      range('time', { default: { lastDays: 1 } }),
    ],
  },
});

it('begins with the defaults of the schema: seven days are today and the six before', () => {
  expect(filterDefaults(resource, '2026-03-03')).toEqual({
    name: 'x',
    day: ['2026-02-25', '2026-03-03'],
    time: ['2026-03-03 00:00:00', '2026-03-03 23:59:59'],
  });
});

it('drops empty values and what is no set of filters, and keeps false and zero', () => {
  expect(cleanFilters({ a: '', b: null, c: [], d: ['', ''], e: 0, f: false, g: ['', 'x'] })).toEqual({
    e: 0,
    f: false,
    g: ['', 'x'],
  });
  expect([cleanFilters([1]), cleanFilters('x'), cleanFilters(5)]).toEqual([{}, {}, {}]);
  expect(sameFilters({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
});
