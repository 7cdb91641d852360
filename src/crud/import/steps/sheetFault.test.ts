import { expect, it } from 'vitest';
import { sheetFault } from './choice';

const CHOICE = { sheet: 0, headerRow: 0, mapping: ['name'] };
const fault = (...rows: readonly (string | null)[][]) =>
  sheetFault({ name: 'Data', rows: [['Name'], ...rows] }, CHOICE, 2);

it('a sheet that hides rows waits for a word on them, and holds those that a person wants', () => {
  const sheet = { name: 'Data', rows: [['Name'], ['a'], ['b'], ['c']], hiddenRows: [2] };
  expect(
    [undefined, false, true].map((withHidden) =>
      sheetFault(sheet, { ...CHOICE, ...(withHidden !== undefined && { withHidden }) }, 2),
    ),
  ).toEqual(['hiddenRows', undefined, 'tooMany']);
  expect(
    sheetFault({ name: 'Data', rows: [['Name'], ['a']], hiddenRows: [1] }, { ...CHOICE, withHidden: false }, 2),
  ).toBe('noRows');
  expect(sheetFault({ name: 'Data', rows: [['Name'], ['a'], [null]], hiddenRows: [0, 2] }, CHOICE, 2)).toBeUndefined();
});

it('a sheet of headings alone, or of too many rows, cannot be imported', () => {
  expect([fault(), fault([null], [' ']), fault(['a'], ['b']), fault(['a'], ['b'], ['c'])]).toEqual([
    'noRows',
    'noRows',
    undefined,
    'tooMany',
  ]);
});
