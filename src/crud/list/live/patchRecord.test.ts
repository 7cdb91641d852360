import { expect, it } from 'vitest';
import { computed, coordinates, defineResource, enumeration, number, text } from '@/dsl';
import { decodeRecord } from '@/schema';
import { patchRecord, toldRecord } from './patchRecord';

const pump = defineResource({
  name: 'area/pump',
  api: '/pump',
  fields: {
    name: text({ wire: 'pumpName' }),
    state: enumeration([0, 1]),
    flow: number(),
    place: coordinates(),
    double: computed(({ flow }) => (typeof flow === 'number' ? String(2 * flow) : null)),
  },
});
const before = decodeRecord(pump, {
  id: 7,
  pumpName: 'North',
  state: 0,
  stateDesc: 'Off',
  flow: 3,
  longitude: 8,
  latitude: 50,
});

it('changes what came along and keeps all else', () => {
  const after = patchRecord(pump, before, { id: 7, flow: 5, state: 1 });
  expect(after).toEqual({ ...before, flow: 5, state: 1, double: '10', $texts: undefined });
  expect(patchRecord(pump, before, { flow: null })?.flow, 'what is told to be empty is').toBeNull();
  expect(patchRecord(pump, before, { flow: 5 })?.$texts, 'words beside other values').toEqual(before.$texts);
  expect(patchRecord(pump, before, { pumpName: 'South' })?.$title).toBe('South');
});

it.each([[{}], [{ id: 7 }], [{ id: 7, other: 'x', type: 'deleted' }]])('asks again for %j', (row) => {
  expect(patchRecord(pump, before, row)).toBeUndefined();
});

it('finds the record an event is about', () => {
  expect(toldRecord(pump, undefined, { id: 7 })).toEqual({ id: '7', row: { id: 7 } });
  expect(toldRecord(pump, 'pump.no', { pump: { no: 'a', flow: 1 } })).toEqual({ id: 'a', row: { no: 'a', flow: 1 } });
  for (const data of [undefined, null, 'x', [], { id: null }, { id: {} }, { pump: { id: 7 } }])
    expect(toldRecord(pump, undefined, data)).toBeUndefined();
});
