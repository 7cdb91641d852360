import { expect, it } from 'vitest';
import { boolean, defineResource, text } from '@/dsl';
import { bulkPlan } from './bulkPlan';

const thing = defineResource({
  name: 'lab/thing',
  api: '/thing',
  fields: { name: text(), remark: text(), fixed: boolean() },
  when: { remark: { readOnly: { name: 'frozen' } } },
});
const record = (id: string, remark: string | null, name = 'x') => ({ id, name, remark, fixed: id === '9' });

it('tells what changes, what has the value already and what cannot be changed', () => {
  const records = [record('1', 'old'), record('2', 'new'), record('3', null, 'frozen'), record('9', 'old')];
  const plan = bulkPlan(thing, records, { remark: 'new' }, (one) => one.fixed !== true);
  expect(plan.changing.map(({ id }) => id)).toEqual(['1']);
  expect([plan.same, plan.closed]).toEqual([1, 2]);
  expect(bulkPlan(thing, records, {}, () => true).changing).toEqual([]);
});
