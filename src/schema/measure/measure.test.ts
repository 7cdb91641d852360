import { expect, it } from 'vitest';
import { defineMeasures, measureNamed, wholeMeasure } from './measure';

const measures = defineMeasures({
  generation: { unit: 'kWh', aliases: ['pvProduction'] },
  power: { unit: 'kW', signed: true },
  pvProduction2: { unit: 'kWh' },
});

it.each([
  ['generation', 'generation'],
  ['PV production', 'generation'],
  ['pv_production', 'generation'],
  ['POWER', 'power'],
  ['pvproduction2', 'pvProduction2'],
  ['sauna', undefined],
])('the wire name %s is %s', (name, key) => expect(measureNamed(measures, name)).toBe(key));

it('has the defaults of its unit', () => {
  expect(wholeMeasure(measures.power)).toEqual({ unit: 'kW', decimals: 2, sums: false, signed: true, aliases: [] });
  expect(wholeMeasure({ unit: 'h', sums: true, decimals: 0 })).toMatchObject({ sums: true, decimals: 0 });
});

it('refuses what is no unit', () => expect(() => defineMeasures({ a: { unit: ' kWh' } })).toThrow('measures.a'));
