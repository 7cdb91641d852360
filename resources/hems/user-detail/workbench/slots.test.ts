import { describe, expect, it } from 'vitest';
import { maeTone } from './maeTone';
import { readSlots } from './readSlots';

const zone = 'Europe/Amsterdam';

// covers HR-112, HR-113
it('has a class for an error up to 20, from 100 on, and between', () => {
  expect([null, 0, 20, 20.01, 99.99, 100].map(maeTone)).toEqual([undefined, 'low', 'low', 'middle', 'middle', 'high']);
});

// covers HE-262, HE-263, HE-264, HE-265, HE-266, HE-267, HE-268
describe('slots', () => {
  it('have a column a forecast, with how long before it was made and how far it was off', () => {
    const row = (timePoint: string, times: string[], forecastValues: unknown[], actualValues: unknown[], statuss: unknown[]) => ({ timePoint, times, forecastValues, actualValues, accuracy: '91.5', mae: 2, statuss });
    const raw = { unit: 'kW', totalSize: 96, list: [row('2026-06-02 10:00:00', ['2026-06-01 10:00:00', '2026-06-02 09:45:00'], [10, '8'], [8, 8], [2, 1]), row('2026-06-02 10:15:00', ['2026-06-01 10:15:00', '2026-06-02 10:00:00'], [6, null], [8, null], [{ code: 3 }])] };
    const { rows, columns, total, unit } = readSlots(raw, zone);
    expect([total, unit, rows[0]?.accuracy]).toEqual([96, 'kW', 91.5]);
    expect(rows.map(({ cells }) => cells.map(({ forecast, actual, state }) => [forecast, actual, state]))).toEqual([[[10, 8, 2], [8, 8, 1]], [[6, 8, 3], [null, null, 0]]]);
    expect(columns).toEqual([{ lead: 24, time: '2026-06-01 10:00:00', mae: 2, bias: 0 }, { lead: 0.25, time: '2026-06-02 09:45:00', mae: 0, bias: 0 }]);
  });

  it.each([[null], [{}], [{ list: null }], [{ list: [null, 'x', {}, { times: null, forecastValues: 'x' }] }], [[]]])('%j stand', (raw) => {
    expect(readSlots(raw, zone).columns).toEqual([]);
  });

  it('may be of unequal lengths', () => {
    const { rows, columns } = readSlots([{ timePoint: '10:00', times: ['a'], forecastValues: [1, 2] }, { timePoint: '', times: [], forecastValues: [] }], zone);
    expect([rows.length, columns.length, columns[0]?.lead]).toEqual([2, 2, undefined]);
  });
});
