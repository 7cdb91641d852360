import { expect, it } from 'vitest';
import { perCapacity } from './perCapacity';

const capacities: Readonly<Record<string, number>> = { North: 200, South: 50, New: 0 };
const of = (text: string, unit = 'kW') => ({ text, unit, values: [0, null, 100] });
const made = (...curves: ReturnType<typeof of>[]) => perCapacity(curves, (name) => capacities[name]);

it('divides powers and energies by the capacity of their station', () =>
  expect(made(of('North'), of('South', 'kWh'))).toEqual({
    curves: [
      { text: 'North', unit: 'kW/kWp', values: [0, null, 0.5] },
      { text: 'South', unit: 'kWh/kWp', values: [0, null, 2] },
    ],
    unknown: [],
  }));

it('leaves alone what does not grow with a station', () =>
  expect(made(of('North', '%')).curves).toEqual([of('North', '%')]));

it('names those whose capacity is not known, or nothing', () =>
  expect(made(of('North'), of('Inverter 3'), of('New'))).toMatchObject({
    curves: [{ text: 'North' }],
    unknown: ['Inverter 3', 'New'],
  }));
