import { describe, expect, it } from 'vitest';
import { chartParts } from './chartParts';

const HOUR = 3_600_000;
const AMS = 'Europe/Amsterdam';
const days = (startDate: string, endDate = startDate) => ({ startDate, endDate, zone: AMS });
const hours = (from: number, count: number) =>
  Array.from({ length: count }, (_, hour) => `${String(from + hour).padStart(2, '0')}:00`);

describe('an answer', () => {
  it.each([
    ['2026-06-01', 24],
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('of %s lasts %i hours', (day, count) => {
    const { scale } = chartParts({ xlist: [], ylist: [] }, days(day));
    expect(scale.kind === 'time' && (scale.to - scale.from) / HOUR).toBe(count);
  });

  it('keeps both hours of a clock put back', () => {
    const labels = ['00:00', '01:00', '02:00', '02:00', ...hours(3, 21)];
    const { series } = chartParts(
      { xlist: labels, ylist: [{ name: 'Purchased', unit: 'kWh', list: labels.map((_, index) => index) }] },
      days('2026-10-25'),
    );
    const { times = [], lasts } = series[0] ?? {};
    expect([times.length, (times.at(-1) ?? 0) - (times[0] ?? 0), lasts]).toEqual([25, 24 * HOUR, HOUR]);
  });

  it('of days has bars as long as each day, also over a change of clocks', () => {
    const labels = ['2026-10-24', '2026-10-25', '2026-10-26'];
    const { series, scale } = chartParts(
      { xlist: labels, ylist: [{ name: 'a', unit: 'kWh', list: [1, 2, 3] }] },
      days('2026-10-24', '2026-10-26'),
    );
    const { times = [], lasts } = series[0] ?? {};
    expect([(times[2] ?? 0) - (times[1] ?? 0), lasts]).toEqual([25 * HOUR, undefined]);
    expect(scale.kind === 'time' && scale.to - (times[2] ?? 0)).toBe(24 * HOUR);
    expect(
      chartParts({ xlist: ['2026-10-25'], ylist: [{ name: 'a', list: [1] }] }, days('2026-10-25')).series[0]?.lasts,
    ).toBe(25 * HOUR);
  });

  it('has one axis a unit; a series without one stands on the first', () => {
    const { units, series } = chartParts(
      {
        xlist: ['00:00'],
        ylist: [
          { name: 'a', unit: 'kWh', list: [1] },
          { name: 'b', unit: '€', list: [2] },
          { name: 'c', list: [3] },
        ],
      },
      days('2026-06-01'),
    );
    expect([units, series.map(({ axis }) => axis)]).toEqual([
      ['kWh', '€'],
      [0, 1, 0],
    ]);
  });

  it('is drawn in another zone without other moments', () => {
    const own = chartParts(
      { xlist: ['00:00', '01:00'], ylist: [{ name: 'a', list: [1, 2] }], signList: [{ name: 'now', lineIndex: 1 }] },
      days('2026-06-01'),
    );
    const other = chartParts(
      { xlist: ['00:00', '01:00'], ylist: [{ name: 'a', list: [1, 2] }] },
      { ...days('2026-06-01'), shownIn: 'Asia/Shanghai' },
    );
    expect(other.series[0]?.times).toEqual(own.series[0]?.times);
    expect(other.scale).toEqual({ ...own.scale, zone: 'Asia/Shanghai' });
    expect(own.now).toBe(Date.UTC(2026, 4, 31, 23));
  });

  it('with labels that are no times has names', () => {
    expect(
      chartParts({ xlist: ['Solar', 'Grid'], ylist: [{ name: 'a', list: [1, 2] }] }, days('2026-06-01')).scale,
    ).toEqual({ kind: 'category', categories: ['Solar', 'Grid'] });
  });

  it.each([null, 'x', { xlist: null, ylist: 3 }])('%j is empty', (raw) =>
    expect(chartParts(raw, days('2026-06-01'))).toMatchObject({ units: [''], series: [] }),
  );
});
