import { read, utils } from '@e965/xlsx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bars, chart, defineMeasures, defineReport, figures, table, type Block, type WireRow } from '@/schema';
import { date, text } from '@/dsl';
import { writeWorkbook } from '@/schema/sheet/workbook/writeWorkbook';
import type { TextTools } from '@/fields/texts/recordTexts';
import type { PageBlock } from '../blockProps';
import { firstExtra } from '../firstExtra';
import { paperHead } from './paperHead';
import { paperParts } from './paperParts';
import { reportSheets } from './reportSheets';

const report = defineReport({
  name: 'test/energy',
  api: '/test',
  params: { station: text(), day: date() },
  measures: defineMeasures({ generation: { unit: 'kWh' }, income: { unit: 'money' } }),
  blocks: {
    total: figures('POST general', ['generation', 'income']),
    trend: chart('POST trend', bars(['generation'])),
    rows: table('POST page', ['time', 'station', 'generation'], { totals: true, pageSize: 2 }),
  },
});
const days = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'];
const values = [1000.005, 2000, null, 9000.25];
const total = 12_000.255;
const rows = days.map((time, place) => ({
  id: place,
  time,
  station: place === 0 ? '=HYPERLINK("x")' : 'Roof',
  generation: values[place],
}));
const ANSWERS: Readonly<Record<string, (extra: WireRow) => unknown>> = {
  total: () => ({ generation: total, income: null }),
  trend: () => ({ xlist: days, ylist: [{ dataKey: 'generation', unit: 'kWh', list: values }] }),
  rows: ({ pageNum, pageSize }) => ({
    list: rows.slice((Number(pageNum) - 1) * Number(pageSize), Number(pageNum) * Number(pageSize)),
    totalSize: rows.length,
  }),
};
const place = {
  report,
  params: { station: 'Roof', day: null },
  zone: 'UTC',
  currency: '€',
  days: { startDate: days[0] ?? '', endDate: days.at(-1) ?? '' },
};
const tools: TextTools = {
  translate: (key: string, options: { readonly zone?: string } = {}) => (options.zone ? `${key} ${options.zone}` : key),
  locale: 'en',
  scope: 'resources.test/energy',
  provider: {} as TextTools['provider'], // no field of it is a reference
  nameOf: () => '',
  targetOf: () => '',
};
const blocksWith = (answers: typeof ANSWERS): PageBlock[] =>
  Object.entries<Block>(report.blocks).map(([name, block]) => ({
    name,
    block,
    heading: `Block ${name}`,
    extra: firstExtra(report, block),
    load: async (extra) => answers[name]?.(extra),
  }));
const signal = new AbortController().signal;

async function bookOf(answers = ANSWERS) {
  const head = await paperHead(place, tools, signal);
  const parts = await paperParts(
    { title: 'Energy', placeOf: () => place, blocks: blocksWith(answers) },
    tools,
    signal,
    () => undefined,
  );
  const book = read(writeWorkbook(reportSheets('Energy', head, parts, (reason) => `failed: ${reason}`)), {
    type: 'array',
    cellNF: true,
    cellFormula: true,
  });
  return {
    book,
    rowsOf: (name: string) =>
      utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1, raw: true, blankrows: true }),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-04T10:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

describe('the file of a report', () => {
  it('has a sheet a block, with the parameters and the moment on top', async () => {
    const { book, rowsOf } = await bookOf();
    expect(book.SheetNames).toEqual(['Block total', 'Block trend', 'Block rows']);
    expect(rowsOf('Block rows').slice(0, 4)).toEqual([
      ['Energy · Block rows'],
      ['resources.test/energy.fields.station', 'Roof'],
      ['report.file.zone UTC'],
      ['report.file.by'],
    ]);
  });

  it('has the same sum in figures, chart and table: all pages are in it', async () => {
    const { rowsOf } = await bookOf();
    const cells = ['Block total', 'Block trend', 'Block rows'].map((name) =>
      rowsOf(name)
        .flat()
        .filter((cell) => typeof cell === 'number'),
    );
    expect(cells[0]).toEqual([12.000255]); // MWh: one prefix a block
    expect(cells[1]?.at(-1)).toBeCloseTo(total, 9);
    expect(cells[2]).toEqual([1000.005, 2000, 9000.25, total]);
    expect(rowsOf('Block rows').slice(5)).toEqual([
      ['report.table.time UTC', 'resources.test/energy.fields.station', 'measures.generation (kWh)'],
      ['2026-06-01', '\'=HYPERLINK("x")', 1000.005],
      ['2026-06-02', 'Roof', 2000],
      ['2026-06-03', 'Roof'],
      ['2026-06-04', 'Roof', 9000.25],
      ['report.table.total', '', total],
    ]);
  });

  it('shows numbers with the digits of the page and holds no formula', async () => {
    const { book } = await bookOf();
    const cells = Object.values(book.Sheets)
      .flatMap((sheet) => Object.values(sheet))
      .filter(
        (cell): cell is { t: string; z?: string; f?: string } =>
          typeof cell === 'object' && cell !== null && 't' in cell,
      );
    expect(cells.filter(({ f }) => f !== undefined)).toEqual([]);
    expect(new Set(cells.filter(({ t }) => t === 'n').map(({ z }) => z))).toEqual(new Set(['#,##0.00;-#,##0.00;0']));
  });

  it('says of a block that could not be loaded why, and has the others', async () => {
    const broken = { ...ANSWERS, trend: () => Promise.reject(new Error('no')) };
    const { rowsOf } = await bookOf(broken);
    expect(rowsOf('Block trend').at(-1)).toEqual(['failed: errors.server']);
    expect(rowsOf('Block rows').at(-1)).toEqual(['report.table.total', '', total]);
  });

  it('of empty answers has headings and nothing more', async () => {
    const { rowsOf } = await bookOf({ total: () => null, trend: () => [], rows: () => ({ list: null }) });
    expect(rowsOf('Block rows').slice(5)).toEqual([
      ['report.table.time UTC', 'resources.test/energy.fields.station', 'measures.generation (kWh)'],
    ]);
    expect(rowsOf('Block total').slice(6)).toEqual([
      ['measures.generation', undefined, 'kWh'],
      ['measures.income', undefined, '€'],
    ]);
  });
});
