import { behaviour } from '@/schema';
import { describe, expect, it } from 'vitest';
import { chartTable } from '@/charts/table/chartTable';
import { blockSpec } from '@/report/chart/blockSpec';
import { belowZero } from '@/report/chart/belowZero';
import { levelsOf } from '@/report/chart/levelsOf';
import type { Block } from '@/schema';
import { energyCost } from '@schemas/hems/home/energy-cost.report';

function chartNamed(name: 'price' | 'quantity' | 'amount') {
  const block: Block = energyCost.blocks[name];
  if (block.kind !== 'chart') throw new Error(`${name} is no chart.`);
  return block;
}

const [price, quantity, amount] = [chartNamed('price'), chartNamed('quantity'), chartNamed('amount')];
const HOUR = 3_600_000;
const translate = (key: string, options: object = {}) => [key, ...Object.values(options)].join(' ');
const placeOn = (date: string) => ({
  report: energyCost,
  params: {},
  zone: 'Europe/Amsterdam',
  currency: '€',
  days: { startDate: date, endDate: date },
});
const specOf = (block: typeof price, answer: unknown, date: string) =>
  blockSpec({ name: 'a', block, heading: 'A', place: placeOn(date) }, answer, translate).spec;

describe('the price', () => {
  const day = '2026-10-25';
  const curve = {
    xlist: ['00:00', '01:00', '02:00', '02:00', '03:00'],
    ylist: [
      { name: 'Purchase', desc: '购电价', unit: 'c/kWh', list: ['21.5', -1, -0.5, 3, null] },
      { name: 'Export', unit: 'c/kWh', list: [9, -12, 1, -2, 8] },
    ],
    signList: [{ name: 'now', lineIndex: 3 }],
  };

  // covers HR-139, HR-131
  it('is two steps over 25 hours, with the line of now, shaded where one of them is below zero', () => {
    const { series, scale, now } = specOf(price, { ...curve, tariffType: 1 }, day);
    expect(series.map(({ key, kind, values }) => [key, kind, values])).toEqual([
      ['purchasePrice', 'step', [21.5, -1, -0.5, 3, null]],
      ['exportPrice', 'step', [9, -12, 1, -2, 8]],
    ]);
    const from = scale.kind === 'time' ? scale.from : 0;
    expect(scale.kind === 'time' && scale.to - scale.from).toBe(25 * HOUR);
    expect(now).toBe(from + 3 * HOUR);
    expect(belowZero(series, 'x').map((range) => [(range.from - from) / HOUR, (range.to - from) / HOUR])).toEqual([
      [1, 4],
    ]);
  });

  it('has its averages as levels, and none that is missing', () => {
    const levels = (more: object) =>
      levelsOf(
        behaviour(price, 'levels') ?? [],
        { ...curve, ...more },
        specOf(price, curve, day),
        placeOn(day),
        translate,
        'en',
      ).map(({ label, value, tone }) => [label.replace('\u00a0', ' '), value, tone]);
    expect(levels({ avgPurchase: { value: '20.1' }, avgExport: { value: -3 } })).toEqual([
      ['measures.meanPurchase 20.10 c/kWh', 20.1, 'price'],
      ['measures.meanExport −3.00 c/kWh', -3, 'good'],
    ]);
    expect(levels({ avgPurchase: null })).toEqual([]);
  });

  it('has two sides also where a cloud says them in other words', () => {
    const ylist = curve.ylist.map((one, place) => ({ ...one, name: ['Compra', 'Venta'][place], desc: undefined }));
    expect(specOf(price, { ...curve, ylist }, day).series.map(({ key }) => key)).toEqual([
      'purchasePrice',
      'exportPrice',
    ]);
  });
});

describe('what was bought and sold', () => {
  const day = '2026-03-29';
  const answer = (unit: string, purchased: unknown[], exported: unknown[]) => ({
    xlist: ['00:00', '01:00', '03:00'],
    ylist: [
      { name: 'Purchased', unit, list: purchased },
      { name: 'Exported', unit, list: exported },
    ],
  });

  // covers HR-140, HR-141
  it('shows the difference of the second and the first, on their times', () => {
    const { series } = specOf(quantity, answer('kWh', [1.25, 0, null], [0.1, '2.005', 3]), day);
    expect(series.map(({ key, kind, values }) => [key, kind, values])).toEqual([
      ['purchased', 'bar', [1.25, 0, null]],
      ['exported', 'bar', [0.1, 2.005, 3]],
      ['difference', 'step', [-1.15, 2.01, null]],
    ]);
    expect(new Set(series.map(({ times }) => times?.join()))).toHaveProperty('size', 1);
  });

  it('totals are sums of what came, and so is the difference of them', () => {
    const { columns } = chartTable(
      specOf(amount, answer('€', ['0.333', '0.333', '0.333'], ['0.001', '0.001', '0.001']), day),
    );
    expect(columns.map(({ total }) => Number(total?.toFixed(4)))).toEqual([0.999, 0.003, -1]);
  });

  it('with one series there is no difference', () => {
    const [one] = answer('kWh', [1], [2]).ylist;
    expect(specOf(quantity, { xlist: ['00:00'], ylist: [one] }, day).series).toHaveLength(1);
  });
});
