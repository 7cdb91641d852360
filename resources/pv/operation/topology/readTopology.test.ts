import { describe, expect, it } from 'vitest';
import { allNodes, readTopology } from './readTopology';

describe('readTopology', () => {
  it('reads nested nodes, with their places', () => {
    const [station] = readTopology([
      {
        id: 1,
        name: 'A',
        type: 'station',
        children: [
          { id: '2', name: 'INV', type: 'inverter', status: 'fault', locationId: 9, x: '12.5', y: 0, children: null },
        ],
      },
    ]);
    expect(station).toMatchObject({ id: '1', type: 'station', place: undefined });
    expect(station?.children[0]).toMatchObject({
      id: '2',
      status: 'fault',
      locationId: '9',
      place: { x: 12.5, y: 0, rotation: 0 },
      children: [],
    });
  });

  it('takes one node for a tree, and other names of its parts', () => {
    expect(
      readTopology({
        deviceId: '7',
        deviceName: 'C',
        deviceType: 'collector',
        location: { id: '3', x: 1, y: 2, rotation: 90 },
      }),
    ).toMatchObject([{ id: '7', name: 'C', type: 'collector', locationId: '3', place: { x: 1, y: 2, rotation: 90 } }]);
  });

  it('leaves out what is no node', () =>
    expect(readTopology([null, 'x', {}, { name: 'B' }])).toMatchObject([{ id: '/1', name: 'B', type: 'other' }]));
  it('is empty without an answer', () => expect(readTopology(null)).toEqual([]));

  it('lists 2,000 nodes, parents first', () => {
    const children = Array.from({ length: 2000 }, (_, id) => ({ id, name: `S${id}`, type: 'series' }));
    expect(
      allNodes(readTopology({ id: 's', name: 'S', children }))
        .map(({ id }) => id)
        .slice(0, 3),
    ).toEqual(['s', '0', '1']);
  });
});
