import { expect, it } from 'vitest';
import { decodeFields, defineMeasures, number, quantity } from '@/dsl';
import { addsUp } from './type';

const energy = defineMeasures({
  generation: { unit: 'kWh', aliases: ['pvProduction'] },
  power: { unit: 'kW' },
  hours: { unit: 'h' },
});

it('is read by the names of its measure', () => {
  expect(decodeFields({ generation: quantity(energy, 'generation') }, { pvProduction: '5' })).toEqual({
    generation: 5,
  });
  expect(
    decodeFields({ today: quantity(energy, 'generation', { aliases: ['day'] }) }, { day: 6, pvProduction: 5 }),
  ).toEqual({ today: 6 });
  expect(decodeFields({ today: quantity(energy, 'generation') }, { generation: 4, pvProduction: 5 })).toEqual({
    today: null,
  });
});

it('is read-only unless a person fills it in', () => {
  expect([
    quantity(energy, 'power').options.readOnly,
    quantity(energy, 'power', { input: true }).options.readOnly,
  ]).toEqual([true, false]);
  expect([
    quantity(energy, 'power').required,
    quantity(energy, 'power', { input: true, required: true }).required,
  ]).toEqual([false, true]);
});

it('knows whether rows of it add up', () => {
  expect(
    [quantity(energy, 'generation'), quantity(energy, 'power'), quantity(energy, 'hours'), number({ unit: 'kWh' })].map(
      addsUp,
    ),
  ).toEqual([true, false, false, false]);
});
