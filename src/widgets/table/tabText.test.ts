import { expect, it } from 'vitest';
import { tabCells, tabText } from './tabText';

it('writes rows with headings, each value on one line, - for nothing', () => {
  expect(
    tabText(
      [
        ['Name', 'Note'],
        ['A\tB', ' two\nlines '],
        ['0', ''],
      ],
      '-',
    ),
  ).toBe('Name\tNote\nA B\ttwo lines\n0\t-');
});

it('writes no cell that a spreadsheet runs when it is pasted', () => {
  expect(tabText([['=a'], [' \n=1+1'], ['-5 kWh'], ['a\t=1']])).toBe("'=a\n'=1+1\n-5 kWh\na =1");
});

it('reads cells as sheets copy them, and one line with semicolons', () => {
  expect(tabCells('1\t2\r\n3\t\r\n')).toEqual([
    ['1', '2'],
    ['3', ''],
  ]);
  expect(tabCells('1;2;3')).toEqual([['1', '2', '3']]);
});
