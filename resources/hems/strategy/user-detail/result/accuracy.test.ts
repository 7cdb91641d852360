import { describe, expect, it } from 'vitest';
import { accuracyChart, shareChart } from './accuracyChart';
import { readAccuracy } from './readAccuracy';

const days = { startDate: '2026-06-01', endDate: '2026-06-02', zone: 'Europe/Amsterdam' };
const look = { id: 'a', title: 'A' };

// covers HR-104, HE-258, HE-261
describe('an accuracy answer', () => {
  it('has cards and shares, no share above 100', () => {
    const raw = {
      dataList: [{ name: 'Average', value: '92.5', unit: '%', dataKey: 'avgAccuracy' }, null],
      percentList: [
        { interval: '0-60', count: 3, percent: 120 },
        { interval: '60-70', count: '1', percent: '12.5%' },
        { interval: '', percent: null },
      ],
    };
    expect(readAccuracy(raw)).toEqual({
      cards: [{ key: 'avgAccuracy', name: 'Average', value: 92.5, unit: '%' }],
      shares: [
        { interval: '0-60', count: 3, percent: 100 },
        { interval: '60-70', count: 1, percent: 12.5 },
        { interval: '', count: null, percent: null },
      ],
    });
    for (const none of [null, {}, { dataList: 'x', percentList: null }, []])
      expect(readAccuracy(none)).toEqual({ cards: [], shares: [] });
  });

  // covers HR-158, HE-259, HE-260
  it('is bars with lines over them, an axis a unit on alternating sides', () => {
    const raw = {
      xlist: ['2026-06-01', '2026-06-02'],
      ylist: [
        { name: 'Accuracy', unit: '%', list: [90, null] },
        { name: 'Forecast', unit: 'kW', list: ['1.2'] },
        { name: 'Actual', unit: 'kW', list: null },
      ],
    };
    const spec = accuracyChart(raw, look, days);
    expect(spec.series.map(({ name, kind, axis, values }) => [name, kind, axis, values])).toEqual([
      ['Accuracy', 'bar', 0, [90, null]],
      ['Forecast', 'line', 1, [1.2, null]],
      ['Actual', 'line', 1, [null, null]],
    ]);
    expect(spec.axes.map(({ unit, side }) => [unit, side])).toEqual([
      ['%', undefined],
      ['kW', 'right'],
    ]);
    expect(
      accuracyChart(
        { ...raw, ylist: raw.ylist.map((one, place) => (place === 0 ? { ...one, unit: null } : one)) },
        look,
        days,
      ).axes.map(({ unit }) => unit),
    ).toEqual(['', 'kW']);
    for (const none of [null, {}, { xlist: null, ylist: [null] }])
      expect(() => accuracyChart(none, look, days)).not.toThrow();
    expect(shareChart([{ interval: '0-60', count: 1, percent: 100 }], look, 'Share')).toMatchObject({
      scale: { categories: ['0-60'] },
      axes: [{ max: 100 }],
    });
  });
});
