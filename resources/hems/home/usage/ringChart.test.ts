import { describe, expect, it } from 'vitest';
import { isEmptyChart } from '@/charts/card/isEmptyChart';
import { chartTable } from '@/charts/table/chartTable';
import { energy } from '@schemas/measures';
import { shareRing, wholeRing } from './ringChart';

const translate = (key: string) => key;
const kwh = (value: number | null) => ({ value, unit: 'kWh' });

describe('a ring', () => {
  // covers HR-050
  it('has the parts of the whole, and its table their sum', () => {
    const parts = [
      { type: 'batteryCharged', text: '', amount: kwh(6) },
      { type: 'sauna', text: 'Sauna', amount: kwh(null) },
      { type: 'otherLoad', text: '', amount: kwh(24) },
    ];
    const chart = wholeRing('usage', { total: kwh(30), parts }, energy, translate);
    expect(chart.series.map(({ name, values }) => [name, ...values])).toEqual([
      ['measures.chargeEnergy', 6],
      ['Sauna', null],
      ['measures.otherLoad', 24],
    ]);
    expect(chartTable(chart).columns[0]?.total).toBe(30);
  });

  it.each([
    [61.4, [61.4, 38.6]],
    [0, [0, 100]],
    [120, [100, 0]],
    [-5, [0, 100]],
  ])('of %s percent has its rest', (value, shares) => {
    const values = shareRing('independence', { value, unit: '%' }, translate).series.flatMap((one) => one.values);
    expect(values.map((one) => Number(one?.toFixed(6)))).toEqual(shares);
  });

  it('without a share is empty', () =>
    expect(isEmptyChart(shareRing('selfUse', { value: null, unit: '%' }, translate))).toBe(true));
});
