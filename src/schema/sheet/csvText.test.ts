import { describe, expect, it } from 'vitest';
import type { FileCell } from './fileCell';
import { csvText } from './csvText';

it.each<[FileCell, string]>([
  ['=1+1', "'=1+1"],
  ['-5', '-5'],
  ['-1,234.5 kWh', '"-1,234.5 kWh"'],
  [-1234.5, '-1234.5'],
  [-0, '0'],
  [1.234, '1.2340'], // '1.234' is a thousand more in half of the world
  [-123.456, '-123.4560'],
  [0.285, '0.285'],
  [1234.567, '1234.567'],
  [1e-7, '0.0000001'],
  [1e21, '1000000000000000000000'],
  [{ number: -1234.5, format: '#,##0.0' }, '-1234.5'],
  [{ number: -0.05, format: '0.00', unit: 'EUR' }, '-0.05 EUR'],
  [{ time: '2026-11-01 00:15:00' }, '2026-11-01 00:15:00'],
  [null, ''],
  [true, 'true'],
  ['a "b", c', '"a ""b"", c"'],
  ['=a,"b"', `"'=a,""b"""`],
  ['a;=1+1', '"a;=1+1"'], // one cell also where the list separator is a semicolon
  ['a\t=1+1', '"a\t=1+1"'],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
])('a cell of %j is written as %j', (cell, text) => expect(csvText([[cell]])).toBe(`\uFEFF${text}\r\n`));

describe('a file', () => {
  it('ends every row, and is marked as UTF-8', () =>
    expect(
      csvText([
        ['a', '名称'],
        ['1', '2'],
      ]),
    ).toBe('\uFEFFa,名称\r\n1,2\r\n'));
});
