import { describe, expect, it } from 'vitest';
import { maeTone } from './maeTone';
import { readSlots } from './readSlots';

const frame = { zone: 'Europe/Amsterdam', day: '2026-06-02' };

// covers HR-112, HR-113
it('has a class for an error up to 20, from 100 on, and between', () => {
  expect([null, 0, 20, 20.01, 99.99, 100].map(maeTone)).toEqual([undefined, 'low', 'low', 'middle', 'middle', 'high']);
});

// covers HE-262, HE-263, HE-264, HE-265, HE-266, HE-267, HE-268
describe('slots', () => {
  it('have a column a forecast, with how long before it was made and how far it was off', () => {
    const row = (
      timePoint: string,
      times: string[],
      forecastValues: unknown[],
      actualValues: unknown[],
      statuss: unknown[],
    ) => ({ timePoint, times, forecastValues, actualValues, accuracy: '91.5', mae: 2, statuss });
    const raw = {
      unit: 'kW',
      totalSize: 96,
      list: [
        row('2026-06-02 10:00:00', ['2026-06-01 10:00:00', '2026-06-02 09:45:00'], [10, '8'], [8, 8], [2, 1]),
        row('2026-06-02 10:15:00', ['2026-06-01 10:15:00', '2026-06-02 10:00:00'], [6, null], [8, null], [{ code: 3 }]),
      ],
    };
    const { rows, columns, total, unit } = readSlots(raw, frame);
    expect([total, unit, rows[0]?.accuracy]).toEqual([96, 'kW', 91.5]);
    expect(rows.map(({ cells }) => cells.map(({ forecast, actual, state }) => [forecast, actual, state]))).toEqual([
      [
        [10, 8, 2],
        [8, 8, 1],
      ],
      [
        [6, 8, 3],
        [null, null, 0],
      ],
    ]);
    expect(columns).toMatchObject([
      { lead: 24, time: '2026-06-01 10:00:00', mae: 2, bias: 0 },
      { lead: 0.25, time: '2026-06-02 09:45:00', mae: 0, bias: 0 },
    ]);
  });

  it.each([[null], [{}], [{ list: null }], [{ list: [null, 'x', {}, { times: null, forecastValues: 'x' }] }], [[]]])(
    '%j stand',
    (raw) => {
      expect(readSlots(raw, frame).columns).toEqual([]);
    },
  );

  it('may be of unequal lengths', () => {
    const { rows, columns } = readSlots(
      [
        { timePoint: '10:00', times: ['a'], forecastValues: [1, 2] },
        { timePoint: '', times: [], forecastValues: [] },
      ],
      frame,
    );
    expect([rows.length, columns.length, columns[0]?.lead]).toEqual([2, 2, undefined]);
  });

  it('are moments: epochs, offsets, the hour that comes twice in its order, a time of the day that is shown', () => {
    const points = (...given: unknown[]) =>
      readSlots(
        given.map((timePoint) => ({ timePoint })),
        frame,
      ).rows.map(({ at }) => (at === undefined ? at : new Date(at).toISOString().slice(5, 16)));
    expect(points('2026-10-25 02:15:00', '2026-10-25 02:15:00', '2026-10-25T02:00:00Z', 1792902600000)).toEqual([
      '10-25T00:15',
      '10-25T01:15',
      '10-25T02:00',
      '10-25T04:30',
    ]);
    expect(points('10:15', 'x')).toEqual(['06-02T08:15', undefined]);
  });

  it('count no cell that is said to be no value, and no row that says no time', () => {
    const row = (timePoint: string, times: string[], statuss: number[], accuracy: unknown) => ({
      timePoint,
      times,
      forecastValues: [7],
      actualValues: [5],
      statuss,
      accuracy,
    });
    const { rows, columns } = readSlots(
      [row('2026-06-02 10:00:00', ['2026-06-01 09:55:00'], [0], '88%'), row('2026-06-02 10:15:00', [], [2], 0)],
      frame,
    );
    expect(columns).toMatchObject([{ lead: 24 + 1 / 12, mae: 2, bias: 2 }]);
    expect(rows.map(({ accuracy }) => accuracy)).toEqual([88, 0]);
    expect(readSlots([row('2026-06-02 10:00:00', ['2026-06-02 10:30:00'], [0], null)], frame).columns).toMatchObject([
      { lead: undefined, mae: null },
    ]);
  });
});
