import { describe, expect, it } from 'vitest';
import { defineResource, enumeration, text } from '@/dsl';
import { mayBeNeeded, missingFields } from './choice';

const pole = defineResource({
  name: 'area/pole',
  api: { base: '/area/pole', create: 'POST create' },
  fields: {
    name: text({ required: true }),
    state: enumeration([0, 1], { required: true, default: 1 }),
    // the three ways a field is required under a condition
    why: text({ required: true }),
    whom: text(),
    hint: text(),
    note: text(),
  },
  when: { why: { visible: { state: 0 } }, whom: { required: { state: { ne: 1 } } }, hint: { required: { name: { empty: true } } } },
});
const columns = Object.keys(pole.fields);

describe('the columns a sheet must have', () => {
  it('are those every row needs: no default, no condition', () => expect(missingFields(pole, columns, [null])).toEqual(['name']));
  it('are filled from the sheet', () => expect(missingFields(pole, columns, [null, 'name'])).toEqual([]));
  it('leave out what only some rows need, which is there to be filled in all the same', () => {
    expect(columns.filter((name) => mayBeNeeded(pole, name))).toEqual(['name', 'state', 'why', 'whom', 'hint']);
  });
});
