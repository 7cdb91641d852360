import { expect, it } from 'vitest';
import { addedBelow, schemaOfNode } from './nodeSchema';

const [station, building, collector] = [
  { id: 's', type: 'station' },
  { id: 'b', type: 'building' },
  { id: 'c', type: 'collector' },
];

it.each([
  ['station', 'pv/station'],
  ['building', 'pv/building'],
  ['series', 'pv/series'],
  ['environment', 'pv/environment-device'],
  ['inverter', 'pv/device'],
  ['something new', 'pv/device'],
])('takes a %s for a %s', (type, schema) => expect(schemaOfNode({ type })).toBe(schema));

it('adds below a node what belongs there', () => {
  expect(addedBelow(station, [])).toEqual({ schema: 'pv/building', given: { stationId: 's' } });
  expect(addedBelow(collector, [building, station])).toEqual({
    schema: 'pv/device',
    given: { stationId: 's', buildingId: 'b', parentId: 'c' },
  });
  expect(addedBelow({ id: 'i', type: 'inverter' }, [collector])).toEqual({
    schema: 'pv/series',
    given: { inverterId: 'i' },
  });
  expect(addedBelow({ id: 'm', type: 'meter' }, [collector])).toBeUndefined();
});
