import { expect, it } from 'vitest';
import { sheetFault } from './sheetFault';

const CHOICE = { sheet: 0, headerRow: 0, mapping: ['name'] };
const fault = (...rows: readonly (string | null)[][]) => sheetFault({ name: 'Data', rows: [['Name'], ...rows] }, CHOICE, 2);

it('a sheet of headings alone, or of too many rows, cannot be imported', () => {
  expect([fault(), fault([null], [' ']), fault(['a'], ['b']), fault(['a'], ['b'], ['c'])]).toEqual(['noRows', 'noRows', undefined, 'tooMany']);
});
