import { utils, write, type WorkBook } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { BookProblem } from './book';
import { readBook } from './readBook';
import { writeBook } from './writeBook';

const bytesOf = (book: WorkBook, bookType: 'xlsx' | 'xls' = 'xlsx'): ArrayBuffer => write(book, { type: 'array', bookType }) as ArrayBuffer;

function bookWith(rows: readonly (readonly unknown[])[]): WorkBook {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Data');
  return book;
}

const faultOf = (bytes: ArrayBuffer): string => {
  try {
    readBook(bytes, 100);
    return 'none';
  } catch (error) {
    return error instanceof BookProblem ? error.fault : String(error);
  }
};

/** A real archive whose directory says that its parts are huge. */
function bomb(): ArrayBuffer {
  const bytes = bytesOf(bookWith([['a']]));
  const view = new DataView(bytes);
  for (let at = 0; at < bytes.byteLength - 46; at++) if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 900_000_000, true);
  return bytes;
}

describe('readBook', () => {
  it.each(['xlsx', 'xls'] as const)('reads %s: texts, numbers, dates, percents, leading zeros, results of formulas', (type) => {
    const book = bookWith([['Name', 'Power', 'Day', 'Share', 'Code', 'Sum', 'Wrong', 'On']]);
    const sheet = book.Sheets.Data ?? {};
    Object.assign(sheet, {
      A2: { t: 's', v: 'Wind 甲' },
      B2: { t: 'n', v: 12.5 },
      C2: { t: 'n', v: 45292.5, z: 'yyyy-mm-dd hh:mm' },
      D2: { t: 'n', v: 0.125, z: '0.00%' },
      E2: { t: 'n', v: 42, z: '00000' },
      F2: { t: 'n', v: 7, f: 'B2*2' },
      G2: { t: 'e', v: 42 },
      H2: { t: 'b', v: true },
      '!ref': 'A1:H2',
    });
    expect(readBook(bytesOf(book, type), 100)).toEqual([
      { name: 'Data', rows: [['Name', 'Power', 'Day', 'Share', 'Code', 'Sum', 'Wrong', 'On'], ['Wind 甲', 12.5, '2024-01-01 12:00:00', '12.5%', '00042', 7, '#N/A', true]] },
    ]);
  });

  it('reads no more rows than it is asked to', () => {
    const rows = Array.from({ length: 500 }, (_, index) => [index]);
    expect(readBook(bytesOf(bookWith(rows)), 100)[0]?.rows.length).toBe(120);
    expect(readBook(bytesOf(bookWith(rows)), 100)[0]?.cut).toBe(true);
    expect(readBook(bytesOf(bookWith(rows)), 500)[0]?.cut).toBeUndefined();
  });

  // covers VR-082
  it('says what is wrong with a file that is no sheet', () => {
    const text = new TextEncoder().encode('<html><table><tr><td>not a sheet at all</td></tr></table></html>').buffer;
    expect(faultOf(text)).toBe('notExcel');
    expect(faultOf(bytesOf(bookWith([['a']])).slice(0, 900))).toBe('broken');
    expect(faultOf(bomb())).toBe('tooComplex');
    expect(faultOf(bytesOf(bookWith([[]])))).toBe('empty');
  });
});

describe('writeBook', () => {
  it('writes texts as texts, so that a formula stays words', () => {
    const bytes = writeBook([{ name: 'A/B', rows: [['Name'], ['=1+1'], [5], ['@x']] }]);
    expect(readBook(bytes, 10)).toEqual([{ name: 'A B', rows: [['Name'], ['=1+1'], [5], ['@x']] }]);
  });

  it('gives sheets different names', () => {
    const rows = [['x']];
    expect(readBook(writeBook([{ name: 'Data', rows }, { name: 'Data', rows }]), 10).map(({ name }) => name)).toEqual(['Data', 'Data 2']);
  });
});
