import { describe, expect, it } from 'vitest';
import { chartTable } from '@/charts/table/chartTable';
import { bar, bars, chart, defineMeasures, labelEvery, line } from '@/schema';
import { readSeries } from '../answer/readSeries';
import { chartSpec } from './chartSpec';

const measures = defineMeasures({
  selfUse: { unit: 'kWh', tone: 'good' },
  exportEnergy: { unit: 'kWh', tone: 'grid' },
  hours: { unit: 'h', decimals: 1 },
  income: { unit: 'money' },
  price: { unit: 'money/kWh' },
});
const block = chart('GET trend', [...bars(['selfUse', 'exportEnergy'], 'use'), line('hours', { dashed: true })]);
const days = { startDate: '2026-06-01', endDate: '2026-06-02' };
const specOf = (ylist: readonly object[], given: Parameters<typeof chartSpec>[0]['block'] = block) => {
  const parts = readSeries({ xlist: ['2026-06-01', '2026-06-02'], ylist }, measures, given, {
    zone: 'UTC',
    today: days.endDate,
    days,
  });
  return chartSpec({ id: 'a', title: 'Trend', block: given, measures, parts, currency: '€', translate: (key) => key });
};

describe('a chart block', () => {
  it('draws its series as it says, with what their measures are', () => {
    const { series, axes, views } = specOf([
      { dataKey: 'hours', list: [1, 2] },
      { dataKey: 'exportEnergy', list: [1, 2] },
      { dataKey: 'selfUse', list: [3, null] },
    ]);
    expect(
      series.map(({ key, name, kind, tone, stack, dashed, axis }) => [key, name, kind, tone, stack, dashed, axis]),
    ).toEqual([
      ['selfUse', 'measures.selfUse', 'bar', 'good', 'use', undefined, 0],
      ['exportEnergy', 'measures.exportEnergy', 'bar', 'grid', 'use', undefined, 0],
      ['hours', 'measures.hours', 'line', undefined, undefined, true, 1],
    ]);
    expect(axes).toEqual([
      { unit: 'kWh', decimals: 2, sums: true },
      { unit: 'h', decimals: 1, sums: false },
    ]);
    expect(views).toEqual(['bar', 'line', 'table']);
  });

  it('shows all values of a unit in one prefix, and sums of the same', () => {
    const spec = specOf([
      { dataKey: 'selfUse', list: [12_000, 500] },
      { dataKey: 'exportEnergy', list: [0, -3] },
      { dataKey: 'hours', list: [20_000, 1] },
    ]);
    expect(spec.axes.map(({ unit }) => unit)).toEqual(['MWh', 'h']);
    expect(chartTable(spec).columns.map(({ values, total }) => [values, total])).toEqual([
      [[12, 0.5], 12.5],
      [[0, -0.003], -0.003],
      [[20_000, 1], undefined],
    ]);
  });

  it('has money in the currency of the site', () => {
    const money = chart('GET trend', [...bars(['income']), line('price')]);
    expect(
      specOf(
        [
          { dataKey: 'income', list: [1] },
          { dataKey: 'price', list: [0.2] },
        ],
        money,
      ).axes,
    ).toEqual([
      { unit: '€', decimals: 2, sums: true },
      { unit: '€/kWh', decimals: 4, sums: false },
    ]);
  });

  it('draws what nobody declared in the words of the server, with no kind of energy', () => {
    const [one] = specOf([{ name: 'sauna', desc: 'Sauna', unit: '°C', list: [80] }]).series;
    expect(one).toMatchObject({ name: 'Sauna', kind: 'bar', axis: 0, decimals: 1, sums: false });
    expect(one).not.toHaveProperty('tone');
    expect(one?.ofIntervals).toBe(true);
  });

  it('keeps the unit of what says so, however large', () => {
    const volumes = defineMeasures({ volume: { unit: 'MWh', decimals: 1, prefix: false } });
    const given = chart('GET trend', bars(['volume']));
    const parts = readSeries(
      { xlist: ['2026-06-01', '2026-06-02'], ylist: [{ dataKey: 'volume', list: [1_234_567.8, 0] }] },
      volumes,
      given,
      { zone: 'UTC', today: days.endDate, days },
    );
    const { axes, series } = chartSpec({
      id: 'a',
      title: '',
      block: given,
      measures: volumes,
      parts,
      currency: '€',
      translate: (key) => key,
    });
    expect([axes[0]?.unit, series[0]?.values]).toEqual(['MWh', [1_234_567.8, 0]]);
  });

  it('has a label every so many points of its finest series', () => {
    const given = chart('GET trend', [line('hours')], { with: [labelEvery(12)] });
    const parts = readSeries(
      { xlist: ['00:00', '00:15', '00:30'], ylist: [{ dataKey: 'hours', list: [1, 2, 3] }] },
      measures,
      given,
      { zone: 'UTC', today: '2026-06-01', days: { startDate: '2026-06-01', endDate: '2026-06-01' } },
    );
    expect(
      chartSpec({ id: 'a', title: '', block: given, measures, parts, currency: '€', translate: (key) => key }).scale,
    ).toMatchObject({ labelHours: 3 });
    expect(specOf([{ dataKey: 'hours', list: [1, 2] }]).scale).not.toHaveProperty('labelHours');
  });

  it('draws what goes down below the axis, whatever its sign, in the picture alone where it is asked', () => {
    const given = chart('GET trend', [
      bar('selfUse', { stack: 'all' }),
      bar('exportEnergy', { stack: 'all', below: true }),
      bar('hours', { stack: 'all', below: 'drawn' }),
    ]);
    expect(
      specOf(
        [
          { dataKey: 'selfUse', list: [1, 2] },
          { dataKey: 'exportEnergy', list: [3, -4] },
          { dataKey: 'hours', list: [5, -6] },
        ],
        given,
      ).series.map(({ values, below }) => [values, below]),
    ).toEqual([
      [[1, 2], undefined],
      [[-3, -4], true],
      [[5, -6], true],
    ]);
  });

  it('draws others than the declared as it says, those of one measure on each other, and tells quantities of one name apart', () => {
    const given = chart('GET trend', [line('hours')], { others: { as: 'bar', stack: 'borders' } });
    const ylist = [
      { dataKey: 'selfUse', name: 'North', list: [1] },
      { dataKey: 'selfUse', name: 'South', list: [2] },
      { dataKey: 'exportEnergy', name: 'North', list: [3] },
      { dataKey: 'exportEnergy', name: 'South', list: [4] },
      { dataKey: 'hours', list: [5] },
    ];
    expect(specOf(ylist, given).series.map(({ name, kind, stack }) => [name, kind, stack])).toEqual([
      ['measures.hours', 'line', undefined],
      ['North · measures.selfUse', 'bar', 'borders selfUse'],
      ['South · measures.selfUse', 'bar', 'borders selfUse'],
      ['North · measures.exportEnergy', 'bar', 'borders exportEnergy'],
      ['South · measures.exportEnergy', 'bar', 'borders exportEnergy'],
    ]);
  });

  it('of nothing is an empty chart', () => expect(specOf([])).toMatchObject({ series: [], axes: [{ unit: '' }] }));
});
