import { expect, it } from 'vitest';
import { csvText } from './csvText';

it.each([
  ['=1+1', "'=1+1"],
  ['@x', "'@x"],
  ['-2+3', "'-2+3"],
  ['\tx', "'\tx"],
  ['-5', '-5'],
  ['+1.5e3', '+1.5e3'],
  ['+02:00', '+02:00'],
  ['+02:00+1', "'+02:00+1"],
  ['a "b", c', '"a ""b"", c"'],
  ['=a,"b"', `"'=a,""b"""`],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
])('a cell of %j is written as %j', (text, cell) => expect(csvText([[text]])).toBe(`\uFEFF${cell}\r\n`));

it('ends every row, marks the file as UTF-8', () => expect(csvText([['a', '名称'], ['1', '2']])).toBe('\uFEFFa,名称\r\n1,2\r\n'));
