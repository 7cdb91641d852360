import { expect, it } from 'vitest';
import { text } from '@/dsl';
import { defineMeasures, defineReport, figures } from '@/schema';
import { comparedNote } from '../compare/comparedWords';
import { figuresPart } from './figuresPart';

const energy = figures('POST general', ['consumption'], { parts: true });
const report = defineReport({
  name: 'test/energy',
  api: '/test',
  params: { home: text() },
  measures: defineMeasures({ consumption: { unit: 'kWh' }, importEnergy: { unit: 'kWh', aliases: ['gridPurchase'] } }),
  blocks: { energy },
});

it('has a line for each figure and for all that it is made of, in the words of the answer where no measure has any', () => {
  const answer = [
    {
      type: 'consumption',
      name: 'Verbrauch',
      value: '12.5',
      unit: 'kWh',
      children: [
        { type: 'gridPurchase', name: 'Netz', value: 4, unit: 'kWh' },
        { name: 'Autarkie', value: null, unit: '%' },
      ],
    },
    { name: 'Sauna', value: 0, unit: 'kWh' },
  ];
  const { columns, rows } = figuresPart(
    { name: 'energy', block: energy },
    { report, params: {}, zone: 'UTC', currency: '€' },
    answer,
    (key) => key,
  );
  expect(columns).toHaveLength(3);
  expect(rows).toEqual([
    ['measures.consumption', { value: 12.5, decimals: 2 }, 'kWh'],
    ['measures.consumption · measures.importEnergy', { value: 4, decimals: 2 }, 'kWh'],
    ['measures.consumption · Autarkie', { value: null, decimals: 1 }, '%'],
    ['Sauna', { value: 0, decimals: 2 }, 'kWh'],
  ]);
});

const compared = {
  name: 'days',
  now: { by: 'range', from: '2026-11-01', to: '2026-11-07' },
  before: { by: 'range', from: '2026-10-25', to: '2026-10-31' },
  isOpen: false,
} as const;
const place = { report, params: {}, zone: 'UTC', currency: '€' };

it('has beside each line what it was, the difference in its unit and the change, where the page compares', () => {
  const line = (value: number, self: number) => [
    { type: 'consumption', name: 'Use', value, unit: 'kWh', children: [{ name: 'Self', value: self, unit: '%' }] },
  ];
  const { columns, rows, note } = figuresPart({ name: 'energy', block: energy }, place, line(12, 25), (key) => key, {
    compared: { ...compared, answer: line(10, 20) },
    note: 'against then',
  });
  expect(columns.map(({ label }) => label).slice(3)).toEqual([
    'report.file.before',
    'report.file.difference',
    'report.file.change',
  ]);
  expect(rows.map((row) => row.slice(2))).toEqual([
    [
      'kWh',
      { value: 10, decimals: 2 },
      { value: 2, decimals: 2, signed: true },
      { value: 20, decimals: 1, signed: true },
    ],
    // a share changes by points
    [
      '%',
      { value: 20, decimals: 1 },
      { value: 5, decimals: 1, signed: true },
      { value: null, decimals: 1, signed: true },
    ],
  ]);
  expect(note).toBe('against then');
});

it('compares nothing with what is of this moment, and says that there was no other answer', () => {
  const prices = figures('POST prices', ['mean', 'now']);
  const market = defineReport({
    name: 'test/energy',
    api: '/test',
    params: {},
    measures: defineMeasures({ mean: { unit: 'c/kWh' }, now: { unit: 'c/kWh', ofNow: true } }),
    blocks: { prices },
  });
  const partOf = (answer: unknown) =>
    figuresPart({ name: 'prices', block: prices }, { ...place, report: market }, { mean: 4, now: 3 }, (key) => key, {
      compared: { ...compared, answer },
    }).rows.map((row) => row.slice(3).map((cell) => (typeof cell === 'object' ? cell.value : cell)));
  expect(partOf({ mean: 5, now: 9 })).toEqual([
    [5, -1, -20],
    [null, null, null],
  ]);
  expect(partOf(undefined)).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
  expect(comparedNote({ ...compared, answer: undefined }, { translate: (key) => key, locale: 'en' })).toBe(
    'report.figures.against · report.compare.failed',
  );
});
