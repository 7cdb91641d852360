import { expect, it } from 'vitest';
import { date, defineResource, enumeration, range, text } from '@/dsl';
import { readSearches } from './readSearches';

const lead = defineResource({
  name: 'area/lead',
  api: '/leads',
  fields: {
    customerName: text(),
    priority: enumeration(['high', 'low']),
    status: enumeration(['open', 'lost']),
    nextContactDate: date(),
  },
  list: { filters: ['customerName', 'priority', 'status', range('nextContactDate')] },
});
const search = (name: string, ...conditions: readonly object[]) => ({ id: name, name, conditions });

// covers H-135
it('offers the searches of the cloud that the list can do whole, and no others', () => {
  const answer = {
    list: [
      search('High', { field: 'priority', operator: 'eq', value: 'high' }),
      search(
        'Autumn',
        { field: 'nextContactDate', operator: { code: 'between' }, value: ['2026-09-01', '2026-11-30'] },
        { field: 'customerName', operator: 'contains', value: 'a' },
      ),
      search('Open', { field: 'status', operator: 'ne', value: 'lost' }),
      search('Other', { field: 'nobody', operator: 'eq', value: 1 }),
      search('Empty'),
      null,
      'text',
    ],
  };
  expect(readSearches(lead, answer).map(({ name, filter }) => [name, filter])).toEqual([
    ['High', { priority: 'high' }],
    ['Autumn', { nextContactDate: ['2026-09-01', '2026-11-30'], customerName: 'a' }],
  ]);
  expect([null, undefined, 'x', { list: null }].flatMap((one) => readSearches(lead, one))).toEqual([]);
});
