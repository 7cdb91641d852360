import { expect, it } from 'vitest';
import { text } from '@/dsl';
import { defineMeasures, defineReport, figures } from '@/schema';
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
    { name: 'energy', block: energy, heading: 'Energy', extra: {}, load: async () => null },
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
