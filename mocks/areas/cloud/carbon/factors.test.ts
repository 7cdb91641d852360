import { expect, it } from 'vitest';
import { gridFactor, purchaseReduction } from './factors';

const factor = (area: string, year: number, value: number) => ({
  id: `${area} ${year}`,
  energyType: 'electricity',
  area,
  year,
  factor: value,
});
const known = [factor('CN', 2022, 0.5366), factor('CN', 2023, 0.5306), factor('CN', 2025, 0.51)];

it.each([
  [2022, 0.5366],
  [2024, 0.5306],
  [2026, 0.51],
])('data of %i take the newest factor that is not newer', (year, expected) =>
  expect(gridFactor(known, 'CN', year)).toBe(expected),
);
it('takes that of the country where none is listed', () => expect(gridFactor(known, 'DE', 2026)).toBe(0.344));
// operations, zero carbon: 100 MWh of the grid are 53.06 t; 30 certificates are 30 MWh; 10 t of credits are 10 t
it.each([
  ['greenCertificate', 30, 15.918],
  ['greenPower', 30, 15.918],
  ['carbonCredit', 10, 10],
  ['gridPower', 100, 0],
  ['gas', 100, 0],
])('%s', (type, quantity, expected) => expect(purchaseReduction(type, quantity, 0.5306)).toBeCloseTo(expected, 6));
