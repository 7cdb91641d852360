import { describe, expect, it } from 'vitest';
import { WorkbookProblem, SEPARATORS, type Encoding, type TextForm } from '../workbook';
import { readText } from './readText';

/** Bytes of a text, made by another program than the one that is tested. */
function bytesOf(text: string, encoding: Encoding, marked = false): ArrayBuffer {
  const words = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const single = (table: Readonly<Record<number, readonly number[]>>) =>
    words.flatMap((one) => (one < 0x80 ? [one] : (table[one] ?? [one])));
  const bytes: Record<Encoding, () => readonly number[]> = {
    'utf-8': () => [...(marked ? [0xef, 0xbb, 0xbf] : []), ...new TextEncoder().encode(text)],
    'utf-16le': () => [...(marked ? [0xff, 0xfe] : []), ...words.flatMap((one) => [one % 256, one >> 8])],
    'utf-16be': () => [...(marked ? [0xfe, 0xff] : []), ...words.flatMap((one) => [one >> 8, one % 256])],
    'windows-1252': () => single({ 0x20ac: [0x80] }),
    gb18030: () => single(GB),
  };
  return Uint8Array.from(bytes[encoding]()).buffer;
}

/** 日期时间电量是否 in GB 2312. */
const GB: Readonly<Record<number, readonly number[]>> = {
  0x65e5: [0xc8, 0xd5],
  0x671f: [0xc6, 0xda],
  0x65f6: [0xca, 0xb1],
  0x95f4: [0xbc, 0xe4],
  0x7535: [0xb5, 0xe7],
  0x91cf: [0xc1, 0xbf],
};
const CHINESE = [
  ['日期', '时间', '电量'],
  ['2026-11-01', '00:15', '0.285'],
];
const GERMAN = [
  ['Zähler', 'Größe', 'für €'],
  ['01.11.2026', '00:15', '0,285'],
];

const read = (bytes: ArrayBuffer, form?: Partial<TextForm>) => readText(bytes, 100, 50, form);
const textOf = (rows: readonly (readonly string[])[], separator: string) =>
  rows.map((row) => row.join(separator)).join('\r\n');

describe('a text file', () => {
  const cases = SEPARATORS.flatMap((separator) =>
    (
      [
        ['utf-8', CHINESE, false],
        ['utf-8', CHINESE, true],
        ['utf-8', GERMAN, false],
        ['utf-8', GERMAN, true],
        ['utf-16le', CHINESE, true],
        ['utf-16le', CHINESE, false],
        ['utf-16be', GERMAN, true],
        ['utf-16be', GERMAN, false],
        ['gb18030', CHINESE, false],
        ['windows-1252', GERMAN, false],
      ] as const
    )
      .filter(([, rows]) => separator !== ',' || rows === CHINESE) // decimal commas are not between commas
      .map(([encoding, rows, marked]) => ({ encoding, rows, marked, separator })),
  );
  it.each(cases)(
    'in $encoding (marked: $marked) with $separator is read as it is',
    ({ encoding, rows, marked, separator }) => {
      const { sheets, form } = read(bytesOf(textOf(rows, separator), encoding, marked));
      expect(form).toEqual({ encoding, separator, unsure: [] });
      expect(sheets).toEqual([{ name: '', rows }]);
    },
  );

  it.each<[string, string, Encoding]>([
    ['Zähler;Wert\n1;2', 'western letters', 'windows-1252'],
    ['LIGAÇÃO;MEDIÇÃO;POSIÇÃO\n1;2;3', 'two high bytes within words', 'windows-1252'],
    ['Große Größe;m³;°C\n1;2;3', 'a pair that is a rare Chinese letter', 'windows-1252'],
    ['日期;时间;电量\n1;2;3', 'common Chinese letters', 'gb18030'],
  ])('%j: %s are found', (text, _, encoding) =>
    expect(read(bytesOf(text, encoding)).form).toMatchObject({ encoding, unsure: [] }),
  );

  it('tells when its bytes may be meant in two ways, and is read as a person says', () => {
    const bytes = bytesOf('电;1\n2;3', 'gb18030');
    expect(read(bytes).form).toEqual({ encoding: 'gb18030', separator: ';', unsure: ['encoding'] });
    expect(read(bytes, { encoding: 'windows-1252' })).toEqual({
      sheets: [
        {
          name: '',
          rows: [
            ['µç', '1'],
            ['2', '3'],
          ],
        },
      ],
      form: { encoding: 'windows-1252', separator: ';', unsure: [] },
    });
    expect(read(bytesOf('a;b,c;d', 'utf-8'), { separator: ',' })).toEqual({
      sheets: [{ name: '', rows: [['a;b', 'c;d']] }],
      form: { encoding: 'utf-8', separator: ',', unsure: [] },
    });
  });

  it('with one damaged letter is still the Unicode it is, and says so', () => {
    const bytes = new Uint8Array(bytesOf(`${'电量;'.repeat(60)}\n`, 'utf-8'));
    bytes[0] = 0xff;
    expect(read(bytes.buffer).form).toMatchObject({ encoding: 'utf-8', unsure: ['encoding'] });
  });

  it('has texts in its cells, however much they look like numbers', () => {
    const rows = [['00042', '1E5', '1234567890123456789', '0,285', '1e400', '-5', 'TRUE', "'=1"]];
    expect(read(bytesOf(textOf(rows, ';'), 'utf-8')).sheets[0]?.rows).toEqual(rows);
  });

  it('keeps figures as texts that say so to a spreadsheet', () =>
    expect(read(bytesOf('="0042";"=""7""";=1+1', 'utf-8'), { separator: ';' }).sheets[0]?.rows).toEqual([
      ['0042', '7', '=1+1'],
    ]));

  it.each([
    ['sep=;\na;b', [['a', 'b']]],
    ['SEP=|\r\na;b|c', [['a;b', 'c']]],
    ['"sep=,"\na,b;c', [['a', 'b;c']]],
  ])('%j names its separator', (text, rows) => {
    const book = read(bytesOf(text, 'utf-8', true));
    expect(book.sheets[0]?.rows).toEqual(rows);
    expect(book.form?.unsure).toEqual([]);
  });

  it('ends with its last line that says something, and each line with its last cell', () =>
    expect(read(bytesOf('a;b;;\n;;\n1;;;\n\n;\n', 'utf-8')).sheets[0]?.rows).toEqual([['a', 'b'], [], ['1']]));

  it('is cut at a number of rows and columns', () => {
    const rows = Array.from({ length: 120 }, (_, at) => Array.from({ length: 60 }, () => String(at)));
    const [sheet] = read(bytesOf(textOf(rows, ';'), 'utf-8')).sheets;
    expect([sheet?.rows.length, sheet?.rows[0]?.length, sheet?.cut, sheet?.cutColumns]).toEqual([100, 50, true, 50]);
  });

  it.each<[string, readonly number[] | string]>([
    ['a page', '<html><table><tr><td>1</td></tr></table></html>'],
    ['a print', '%PDF-1.7 …'],
    ['a document', '{\\rtf1 x}'],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0, 0x44, 0x52, 0, 0]],
    ['signs of control', [1, 2, 3, 4, 5, 6, 14, 15, 16, 65]],
  ])('is not %s', (_, content) => {
    const bytes = typeof content === 'string' ? bytesOf(content, 'utf-8') : Uint8Array.from(content).buffer;
    expect(() => read(bytes)).toThrow(WorkbookProblem);
  });
});
