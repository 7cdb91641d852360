import { readFileSync } from 'node:fs';
import { read, utils, write, type CellObject, type WorkBook } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import type { FileCell } from '../fileCell';
import { numberFormat } from '../numberFormat';
import { NO_RESULT } from '../sheetCell';
import { WorkbookProblem } from './workbook';
import { readWorkbook } from './readWorkbook';
import { archiveOf, sheetArchive } from './testing/archiveOf';
import { writeWorkbook } from './writeWorkbook';

const bytesOf = (book: WorkBook, bookType: 'xlsx' | 'xls' = 'xlsx'): ArrayBuffer =>
  write(book, { type: 'array', bookType }) as ArrayBuffer;

function workbookWith(rows: readonly (readonly unknown[])[]): WorkBook {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Data');
  return book;
}

const sheetsOf = async (bytes: ArrayBuffer, mostRows = 100) => (await readWorkbook(bytes, { mostRows })).sheets;
const outside = (name: string): ArrayBuffer => Uint8Array.from(readFileSync(`tests/fixtures/outside/${name}`)).buffer;

async function faultOf(bytes: ArrayBuffer): Promise<string> {
  try {
    await sheetsOf(bytes);
    return 'none';
  } catch (error) {
    return error instanceof WorkbookProblem ? error.fault : String(error);
  }
}

const cells = (...texts: readonly string[]) =>
  texts.map((text, at) => `<c r="${String.fromCharCode(65 + at)}1"><v>${text}</v></c>`).join('');
const one = `<sheetData><row r="1">${cells('1', '2')}</row></sheetData>`;

describe('a workbook is read', () => {
  it.each(['xlsx', 'xls'] as const)(
    'from %s: texts, numbers, dates, percents, leading zeros, results of formulas',
    async (type) => {
      const book = workbookWith([['Name', 'Power', 'Day', 'Share', 'Code', 'Sum', 'Wrong', 'On']]);
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
      expect(await sheetsOf(bytesOf(book, type))).toEqual([
        {
          name: 'Data',
          rows: [
            ['Name', 'Power', 'Day', 'Share', 'Code', 'Sum', 'Wrong', 'On'],
            ['Wind 甲', 12.5, '2024-01-01 12:00:00', '12.5%', '00042', 7, '#N/A', true],
          ],
        },
      ]);
    },
  );

  it('no further than it is wanted', async () => {
    const bytes = bytesOf(workbookWith(Array.from({ length: 500 }, (_, index) => [index])));
    expect(await sheetsOf(bytes)).toMatchObject([{ rows: { length: 120 }, cut: true }]);
    expect(await sheetsOf(bytes, 500)).not.toHaveProperty('0.cut');
  });

  it('and no wider, which it says', async () => {
    const wide = (count: number) => bytesOf(workbookWith([Array.from({ length: count }, (_, index) => index)]));
    expect(await sheetsOf(wide(201))).toMatchObject([{ rows: [{ length: 200 }], cutColumns: 200 }]);
    expect(await sheetsOf(wide(200))).not.toHaveProperty('0.cutColumns');
  });

  // Excel shows 12.30, 99.90 and 0.30
  it('with the digits that a spreadsheet keeps', async () => {
    const [sheet] = await sheetsOf(outside('p07-formula-dust.xlsx'));
    expect(sheet?.rows[1]?.slice(2, 5)).toEqual([12.3, 99.9, 0.3]);
    const [own] = await sheetsOf(bytesOf(workbookWith([[0.1 + 0.2, 1234567890123456, 0.285, -1.1 * 3]])));
    expect(own?.rows).toEqual([[0.3, 1234567890123456, 0.285, -3.3]]);
  });

  it.each([0.07, 0.287, 0.125, 1.1, 0.333333333333333, 0])('with the share %d as it is shown', async (share) => {
    const [sheet] = await sheetsOf(
      writeWorkbook([{ name: 'x', rows: [['a', { number: share * 100, format: '0.00%' }]] }]),
    );
    expect(sheet?.rows[0]?.[1]).toBe(`${Number((share * 100).toPrecision(15))}%`);
  });

  it.each([
    ['0.000" MWh"', '1.2340 MWh'],
    ['#,##0.0\\ "kW"', '1.2340 kW'],
    ['0.00" EUR"', 1.234],
    ['"+"0.00', 1.234],
  ])('with the unit that the format %s writes beside it', async (format, cell) => {
    const book = workbookWith([['x']]);
    Object.assign(book.Sheets.Data ?? {}, { A2: { t: 'n', v: 1.234, z: format }, '!ref': 'A1:A2' });
    expect((await sheetsOf(bytesOf(book)))[0]?.rows[1]).toEqual([cell]);
  });

  it('with days of the calendar that begins in 1904', async () => {
    const book = workbookWith([['Day']]);
    Object.assign(book.Sheets.Data ?? {}, { A2: { t: 'n', v: 43830, z: 'yyyy-mm-dd' }, '!ref': 'A1:A2' });
    book.Workbook = { WBProps: { date1904: true } };
    expect((await sheetsOf(bytesOf(book)))[0]?.rows[1]).toEqual(['2024-01-01']);
  });

  it('with its hidden rows and columns, which are named', async () => {
    const [sheet] = await sheetsOf(outside('p18-hidden-row.xlsx'));
    expect(sheet).toMatchObject({ hiddenRows: [2] });
    expect(sheet?.rows.map((row) => row[1])).toEqual(['Date', '2026-11-05', '2026-11-06', '2026-11-07']);
  });

  it('of the older form with what it hides and merges', async () => {
    const [sheet] = await sheetsOf(outside('hidden-row.xls'));
    expect(sheet).toMatchObject({
      hiddenRows: [2],
      hiddenColumns: [1],
      merged: [{ top: 4, left: 0, bottom: 5, right: 0 }],
    });
    expect(sheet?.rows.slice(4)).toEqual([
      ['B', null, 4.5],
      ['B', null, 5.5],
    ]);
  });

  it('with a row of no height as a hidden one', async () => {
    const rows = [1, 2, 3].map(
      (row) => `<row r="${row}" ht="${row === 2 ? 0 : 15}" customHeight="1"><c r="A${row}"><v>1</v></c></row>`,
    );
    const sheet = `<cols><col min="1" max="1" width="9" hidden="1"/><col min="2" max="9" width="9"/></cols><sheetData>${rows.join('')}</sheetData>`;
    expect(await sheetsOf(sheetArchive(sheet))).toMatchObject([{ hiddenRows: [1], hiddenColumns: [0] }]);
  });

  it.each(['xlsx', 'xls'] as const)('from %s with the value of merged cells in each of them', async (type) => {
    const book = workbookWith([
      ['Readings', null, null],
      ['Site', 'Start', 'End'],
      ['Roof', 1, 2],
      [null, 3, null],
    ]);
    Object.assign(book.Sheets.Data ?? {}, {
      '!merges': ['A1:C1', 'A3:A4', 'B4:C4', 'A9:C99'].map((area) => utils.decode_range(area)),
    });
    const [sheet] = await sheetsOf(bytesOf(book, type));
    expect(sheet?.rows).toEqual([
      ['Readings', 'Readings', 'Readings'],
      ['Site', 'Start', 'End'],
      ['Roof', 1, 2],
      ['Roof', 3, 3],
    ]);
    expect(sheet?.merged).toEqual([
      { top: 0, left: 0, bottom: 0, right: 2 },
      { top: 2, left: 0, bottom: 3, right: 0 },
      { top: 3, left: 1, bottom: 3, right: 2 },
    ]);
  });

  it('with formulas of which no result is stored told apart from empty cells', async () => {
    const row = [
      '<c r="A1"><f>1+1</f><v>2</v></c>',
      '<c r="B1" t="n" s="0"><f>1+1</f></c>',
      '<c r="C1"><f>1+1</f><v></v></c>',
      '<c r="D1"><f t="shared" si="0"/><v/></c>',
      '<c r="E1" t="str"><f>IF(1,"")</f><v></v></c>', // its result is an empty text
      '<c r="F1"><f>1-1</f><v>0</v></c>',
      '<c r="G1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      '<c r="H1" t="e"><f>A1:B2</f><v>#SPILL!</v></c>',
    ].join('');
    const rows = async (workbook?: string) =>
      (
        await sheetsOf(
          sheetArchive(`<sheetData><row r="1">${row}</row></sheetData>`, { ...(workbook && { workbook }) }),
        )
      )[0]?.rows[0];
    expect(await rows()).toEqual([2, NO_RESULT, NO_RESULT, NO_RESULT, '', 0, '#DIV/0!', '#VALUE!']);
    // zeros of a program that computes nothing
    expect((await rows('<calcPr calcId="1" fullCalcOnLoad="1"/>'))?.[5]).toBe(NO_RESULT);
  });

  it.each(['openpyxl', 'xlsxwriter'])('with formulas that %s wrote and nobody computed', async (program) => {
    const [sheet] = await sheetsOf(outside(`uncomputed-${program}.xlsx`));
    expect(sheet?.rows[1]).toEqual(['A', '2026-11-05', NO_RESULT]);
  });

  it.each([
    [
      'prefixes',
      `<x:sheetData><x:row r="1"><x:c r="A1"><x:f>1</x:f></x:c><x:c r="B1"><x:v>5</x:v></x:c></x:row></x:sheetData>`,
      [[NO_RESULT, 5]],
    ],
    [
      'cells without places',
      '<sheetData><row><c><v>1</v></c><c t="inlineStr"><is><t>a</t></is></c></row></sheetData>',
      [[1, 'a']],
    ],
    ['no rows but one far away', '<sheetData><row r="3"><c r="B3"><v>1</v></c></row></sheetData>', [[], [], [null, 1]]],
  ])('with %s', async (_, xml, rows) => expect((await sheetsOf(sheetArchive(xml)))[0]?.rows).toEqual(rows));

  it('whether its parts are packed or not', async () =>
    expect((await sheetsOf(sheetArchive(one, { packed: false })))[0]?.rows).toEqual([[1, 2]]));
});

// covers VR-082
describe('what is no sheet is refused', () => {
  it.each<[string, ArrayBuffer]>([
    ['notSheet', new TextEncoder().encode('<html><table><tr><td>not a sheet at all</td></tr></table></html>').buffer],
    ['notSheet', archiveOf({ 'word/document.xml': '<document/>' })],
    ['notSheet', archiveOf({ 'META-INF/manifest.xml': '<manifest/>', 'content.xml': '<office/>' })],
    ['broken', bytesOf(workbookWith([['a']])).slice(0, 900)],
    ['empty', bytesOf(workbookWith([[]]))],
    ['empty', new ArrayBuffer(0)],
  ])('as %s (%#)', async (fault, bytes) => expect(await faultOf(bytes)).toBe(fault));
});

describe('a small file that would hold up everybody', () => {
  const huge = (more: string) => sheetArchive(`<sheetData>${more}</sheetData>`);

  it('is refused while it is unpacked, whatever its archive says of itself', async () => {
    const much = new Uint8Array(300 * 1024 * 1024);
    const parts = { '[Content_Types].xml': '<Types/>', 'xl/media.xml': much };
    expect(await faultOf(archiveOf(parts, { said: 100 }))).toBe('tooComplex');
  });

  it('is read when only its archive says that it is huge', async () =>
    expect(await faultOf(sheetArchive(one, { said: 900_000_000 }))).toBe('none'));

  it.each<[string, string]>([
    ['one cell in the last corner', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
    [
      'a cell that is elsewhere than its row',
      '<row r="2"><c r="XFD1048576"><v>1</v></c><c r="A4294967294"><v>1</v></c></row>',
    ],
  ])('as %s makes no rows', async (_, more) => {
    const [sheet] = await sheetsOf(huge(`<row r="1"><c r="A1"><v>1</v></c></row>${more}`));
    expect(sheet?.rows[0]).toEqual([1]);
    expect(sheet?.rows.length).toBeLessThan(121);
  });

  it.each<[string, string]>([
    ['links over all cells', `${one}<hyperlinks><hyperlink ref="A1:XFD1048576" r:id="rId1"/></hyperlinks>`],
    ['a link within a link', `${one}<hyperlinks><hyper<hyperlink x="">link ref="A1:XFD1048576"/></hyperlinks>`],
    [
      'links behind a long comment',
      `<!--${' '.repeat(20_000)}-->${one}<hyperlinks><hyperlink ref="A1:XFD1048576"/></hyperlinks>`,
    ],
    ['columns without end', `<cols>${'<col min="1" max="4294967295" width="9" hidden="1"/>'.repeat(100)}</cols>${one}`],
    ['one merged area of everything', `${one}<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>`],
  ])('as %s is read as what it has', async (_, xml) => {
    const [sheet] = await sheetsOf(sheetArchive(xml));
    expect(sheet?.rows.length).toBe(1);
  });

  it('as merged areas over merged areas is refused', async () => {
    const areas = '<mergeCell ref="A1:GR100"/>'.repeat(100_000);
    const rows = Array.from({ length: 100 }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`).join(
      '',
    );
    expect(await faultOf(sheetArchive(`<sheetData>${rows}</sheetData><mergeCells>${areas}</mergeCells>`))).toBe(
      'tooComplex',
    );
  });
});

describe('writeWorkbook', () => {
  it('writes texts as texts, guarded unless a program reads them', async () => {
    const rows = [['Name'], ['=1+1'], [5], ['@x'], ['-5 kWh']];
    const guarded = [['Name'], ["'=1+1"], [5], ["'@x"], ['-5 kWh']];
    expect(await sheetsOf(writeWorkbook([{ name: 'A/B', rows }]))).toEqual([{ name: 'A B', rows: guarded }]);
    expect(await sheetsOf(writeWorkbook([{ name: 'A/B', rows, asIs: true }]))).toEqual([{ name: 'A B', rows }]);
  });

  it('writes numbers with their forms, shares as shares, and times as the serial numbers of the wall clock', async () => {
    const row: FileCell[] = [
      { number: -1234.5, format: numberFormat('', 2) },
      { number: 28.7, format: numberFormat('%') },
      { number: 0.05, format: numberFormat('EUR', 2), unit: 'EUR' },
      { time: '2026-03-29 02:30:00' }, // in a zone of Europe there is no such time
      { time: '2026-11-01' },
      { time: '2026-11' },
      { time: '07:45' },
      { time: '24:00' },
      { time: '1850-01-01' },
      null,
    ];
    const bytes = writeWorkbook([{ name: 'x', rows: [row] }]);
    const sheet = read(bytes, { cellNF: true }).Sheets.x ?? {};
    const cells = utils.encode_cell;
    expect(
      row
        .map((_, c) => sheet[cells({ r: 0, c })] as CellObject | undefined)
        .map((cell) => cell && [cell.t, cell.v, cell.z]),
    ).toEqual([
      ['n', -1234.5, '#,##0.00;-#,##0.00;0'],
      ['n', 0.287, '0.00%'],
      ['n', 0.05, '#,##0.00" EUR";-#,##0.00" EUR";0" EUR"'],
      ['n', 46110.104166666664, 'yyyy-mm-dd hh:mm:ss'],
      ['n', 46327, 'yyyy-mm-dd'],
      ['n', 46327, 'yyyy-mm'],
      ['n', 0.3229166666666667, 'hh:mm'],
      ['s', '24:00', 'General'],
      ['s', '1850-01-01', 'General'],
      undefined,
    ]);
    expect((await sheetsOf(bytes))[0]?.rows).toEqual([
      [-1234.5, '28.7%', 0.05, '2026-03-29 02:30:00', '2026-11-01', '2026-11-01', '07:45', '24:00', '1850-01-01'],
    ]);
  });

  it('gives sheets different names', async () => {
    const rows = [['x']];
    expect(
      (
        await sheetsOf(
          writeWorkbook([
            { name: 'Data', rows },
            { name: 'Data', rows },
          ]),
        )
      ).map(({ name }) => name),
    ).toEqual(['Data', 'Data 2']);
  });
});
