import { describe, expect, it } from 'vitest';
import { SEPARATORS, type Separator } from '../workbook';
import { findSeparator } from './findSeparator';
import { splitText } from './splitText';

const split = (text: string, separator: Separator = ',') => splitText(text, separator).rows;

describe('a text is split into cells', () => {
  it.each<[string, string, string[][]]>([
    [
      'plainly',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['at every kind of line end', 'a\nb\r\nc\rd\n', [['a'], ['b'], ['c'], ['d']]],
    [
      'with separators, quotes and lines inside of quotes',
      '"a,b","c ""d""","e\r\nf",g',
      [['a,b', 'c "d"', 'e\r\nf', 'g']],
    ],
    ['with empty cells and lines', ',a,\n\n"",b', [['', 'a', ''], [''], ['', 'b']]],
    ['however many cells a line has', 'a\nb,c,d\ne,f', [['a'], ['b', 'c', 'd'], ['e', 'f']]],
    ['with blanks around quotes', 'a, "b, c" ,d', [['a', 'b, c', 'd']]],
    ['with a quote within a cell as a letter', '5" pipe,a "b" c', [['5" pipe', 'a "b" c']]],
    [
      'with a quote that nothing closes as a letter',
      'a,"b,c\nd,e',
      [
        ['a', '"b', 'c'],
        ['d', 'e'],
      ],
    ],
    ['with a quote that is not followed by the end of its cell', '"a"b,c",d', [['a"b,c', 'd']]],
    ['with a separator at the very end', 'a,', [['a', '']]],
    ['of nothing', '', []],
  ])('%s', (_, text, rows) => expect(split(text)).toEqual(rows));

  it.each(SEPARATORS)('by %j, beside which the others are letters', (separator) => {
    const cells = ['a', ...SEPARATORS.filter((one) => one !== separator), ' b '];
    expect(split(cells.join(separator), separator)).toEqual([cells]);
  });

  it('as far as it is wanted', () => {
    expect(splitText('a\nb\nc', ',', 2)).toEqual({ rows: [['a'], ['b']], cut: true });
    expect(splitText('a\nb\n', ',', 2)).toEqual({ rows: [['a'], ['b']], cut: false });
  });

  it.each([
    ['quotes', '"x'.repeat(500_000)],
    ['open quotes in each line', '"x\n'.repeat(330_000)],
    ['closed ones and an open one', `${'"a";'.repeat(200_000)}"`],
    ['blanks', ' '.repeat(1_000_000)],
    ['quotes with blanks', '" '.repeat(500_000)],
  ])('of a megabyte of %s without looking at any of it again and again', (_, text) => {
    const before = process.cpuUsage();
    split(text);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000); // ms; it takes about 150
  });
});

describe('the separator of a text', () => {
  it.each<[string, Separator, string]>([
    ['commas', ',', 'a,b\n1,2'],
    ['semicolons beside decimal commas', ';', 'time;value\n01.11.2026 00:15;0,285\n01.11.2026 00:30;0,3'],
    [
      'semicolons beside decimal commas, without headings',
      ';',
      '01.11.2026 00:15;0,285;1.234,5\n01.11.2026 00:30;0,3;-1,5 kWh',
    ],
    ['tabs', '\t', 'a\tb, c\n1,5\t2'],
    ['bars', '|', 'a|b|c\n1|2|3'],
    ['commas beside lists in cells', ',', 'name,tags\nA,x;y\nB,z;w'],
    ['commas below titles', ',', 'Report of a day; as it was\n\na,b,c\n1,2,3\n4,5,6'],
    ['quoted decimal commas', ',', '"time","value"\n"01.11.2026","0,285"'],
    ['none', ',', 'serial\nA-1\nA-2'],
    ['nothing', ',', ''],
  ])('%s', (_, separator, text) => expect(findSeparator(text)).toEqual({ separator, unsure: false }));

  it.each<[string, Separator, string]>([
    ['that could be two', ';', 'a;b,c;d\n1;2,3;4'],
    ['in a column of figures alone', ';', 'value\n0,285\n0,3'],
    ['between two columns of whole numbers, or one with decimals', ';', '1,2\n3,4'],
  ])('%s is told', (_, separator, text) => expect(findSeparator(text)).toEqual({ separator, unsure: true }));
});
