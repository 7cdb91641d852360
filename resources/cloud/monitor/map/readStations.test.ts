import { expect, it } from 'vitest';
import { readStations } from './readStations';

it('reads stations that stand somewhere and counts the others', () => {
  const { stations, unplaced } = readStations({
    list: [
      {
        stationId: 7,
        stationName: 'North',
        latitude: '53.2',
        longitude: 6.5,
        onlineStatus: { code: 1 },
        stationType: 'pv',
        status: 'operating',
      },
      { id: 'b', name: 'South', latitude: 31, longitude: 121, onlineStatus: 'offline' },
      { id: 'c', name: 'Nowhere', latitude: null, longitude: 121 },
      { id: 'd', name: 'No place', latitude: 0, longitude: 0 },
      { id: 'e', name: 'Off the earth', latitude: 95, longitude: 3 },
    ],
  });
  expect(stations.map(({ id, name, latitude, isOnline, type }) => [id, name, latitude, isOnline, type])).toEqual([
    ['7', 'North', 53.2, true, 'pv'],
    ['b', 'South', 31, false, ''],
  ]);
  expect(unplaced).toBe(3);
});

it.each([[null], [{ list: null }], ['x']])('has no stations in %j', (answer) =>
  expect(readStations(answer)).toEqual({ stations: [], unplaced: 0 }),
);
