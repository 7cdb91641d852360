import { describe, expect, it } from 'vitest';
import type { Amount } from '@/charts/figures/readAmount';
import { priceChart } from './priceChart';
import { readPrice } from './readPrice';

const translate = (key: string, options: object = {}) => [key, ...Object.values(options)].join(' ');
const text = ({ value, unit }: Amount) => `${value} ${unit}`;
const days = { startDate: '2026-10-25', endDate: '2026-10-25', zone: 'Europe/Amsterdam' };
const HOUR = 3_600_000;
const midnight = Date.UTC(2026, 9, 24, 22);
const curve = {
  xlist: ['00:00', '01:00', '02:00', '02:00', '03:00'],
  ylist: [{ name: 'Purchase', desc: '购电价', unit: 'c/kWh', list: ['21.5', -1, -0.5, 3, null] }, { name: 'Export', unit: 'c/kWh', list: [9, -12, 1, -2, 8] }],
  signList: [{ name: 'now', lineIndex: 3 }],
};
const chart = (raw: object, clock = 0) => priceChart('Price', readPrice(raw, days), translate, text, clock);

describe('the price', () => {
  // covers HR-139, HR-131
  it('is two steps over 25 hours, with the line of now', () => {
    const { series, axes, scale, now } = chart({ ...curve, tariffType: 1 });
    expect(series.map(({ name, kind, values }) => [name, kind, values])).toEqual([
      ['series.purchase', 'step', [21.5, -1, -0.5, 3, null]],
      ['series.export', 'step', [9, -12, 1, -2, 8]],
    ]);
    expect(axes).toEqual([{ unit: 'c/kWh', decimals: 2 }]);
    expect(scale.kind === 'time' && scale.to - scale.from).toBe(25 * HOUR);
    expect(now).toBe(midnight + 3 * HOUR);
  });

  it('is now by the clock when the answer marks nothing, and never outside its days', () => {
    const unmarked = { ...curve, signList: null };
    expect([chart(unmarked, midnight + HOUR).now, chart(unmarked, midnight - HOUR).now]).toEqual([midnight + HOUR, undefined]);
  });

  it('below zero is shaded, once for both sides', () => {
    expect(chart(curve).ranges?.map(({ from, to }) => [(from - midnight) / HOUR, (to - midnight) / HOUR])).toEqual([[1, 4]]);
  });

  it('has its averages as levels, and none that is missing', () => {
    const levels = (raw: object) => chart(raw).levels?.map(({ label, value }) => [label, value]);
    expect(levels({ ...curve, avgPurchase: { value: '20.1' }, avgExport: { value: -3 } })).toEqual([['average.purchase 20.1 c/kWh', 20.1], ['average.export -3 c/kWh', -3]]);
    expect(levels({ ...curve, avgPurchase: null })).toEqual([]);
  });

  // covers HE-126
  it('may stand in priceInfo, with series named in any language', () => {
    const inner = { ...curve, ylist: curve.ylist.map(({ unit, list }, place) => ({ desc: ['购电', '上网'][place], unit, list })) };
    const read = readPrice({ tariffName: 'Flex', tariffType: { code: '3' }, additionalTax: { value: '9.32' }, priceInfo: inner }, days);
    expect(read).toMatchObject({ tariffName: 'Flex', tariffType: '3', additionalTax: { value: 9.32, unit: 'c/kWh' } });
    expect(priceChart('Price', read, translate, text, 0).series.map(({ name }) => name)).toEqual(['series.purchase', 'series.export']);
  });

  it.each([null, {}, { xlist: null, ylist: null, priceInfo: 'x' }])('%j is an empty chart', (raw) => {
    expect(priceChart('Price', readPrice(raw, days), translate, text, 0)).toMatchObject({ series: [], levels: [], ranges: [] });
  });
});
