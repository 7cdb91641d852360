import { describe, expect, it } from 'vitest';
import { text } from '@/dsl';
import { defineMeasures } from '@/schema';
import { readRows } from '../answer/readRows';
import { nextSort, sortTableRows } from './sortTableRows';
import { shownFigure, shownTime, tableModel, type TableColumn } from './tableModel';

const measures = defineMeasures({
  generation: { unit: 'kWh' },
  selfUse: { unit: 'kWh' },
  hours: { unit: 'h' },
  income: { unit: 'money' },
});
const report = { measures, params: { station: text() }, fields: {} };
const columns = ['time', 'station', 'generation', 'selfUse', 'hours', 'income'];
const frame = { zone: 'UTC', today: '2026-06-02', page: { number: 1, size: 50 } };
const modelOf = (raw: unknown, totals = true) =>
  tableModel({
    report,
    columns,
    totals,
    read: readRows(raw, report, { columns }, frame),
    zone: 'UTC',
    currency: '¥',
    labelOf: (name) => name,
  });
const figuresOf = ({ columns: all }: ReturnType<typeof modelOf>) => all.filter((one) => one.kind === 'figure');
const rows = [
  { date: '2026-06-01', station: 'B', generation: 20_000, selfUse: 1, hours: 3, income: '7.5' },
  { date: '2026-06-02', station: 'A', generation: null, selfUse: 500, hours: 4, income: 0 },
];

describe('a table block', () => {
  it('has a unit a column and one prefix a unit, and money in the currency of the site', () => {
    const model = modelOf(rows);
    expect(figuresOf(model).map(({ name, unit, by }) => [name, unit, by])).toEqual([
      ['generation', 'MWh', 1000],
      ['selfUse', 'MWh', 1000],
      ['hours', 'h', 1],
      ['income', '¥', 1],
    ]);
    const [generation, , , income] = figuresOf(model);
    expect(model.rows.map(({ figures }) => generation && shownFigure(figures.generation, generation, 'en'))).toEqual([
      '20.00',
      '-',
    ]);
    expect(model.rows.map(({ figures }) => income && shownFigure(figures.income, income, 'en'))).toEqual(['7.50', '0']);
    expect(model.rows.map((row) => shownTime(row, model))).toEqual(['01 Jun 2026', '02 Jun 2026']);
  });

  it('gives a counter the prefix of its own size', () => {
    const counters = defineMeasures({ today: { unit: 'kWh', sums: false }, ever: { unit: 'kWh', sums: false } });
    const request = { measures: counters, params: {}, fields: {} };
    const read = readRows([{ today: 320, ever: 1_200_000 }], request, { columns: ['today', 'ever'] }, frame);
    const model = tableModel({
      report: request,
      columns: ['today', 'ever'],
      totals: false,
      read,
      zone: 'UTC',
      currency: '¥',
      labelOf: (name) => name,
    });
    expect(figuresOf(model).map(({ unit, by }) => [unit, by])).toEqual([
      ['kWh', 1],
      ['MWh', 1000],
    ]);
  });

  it('keeps the unit of the wire where other pages have rows too', () => {
    expect(figuresOf(modelOf({ list: rows, totalSize: 3 }))[0]).toMatchObject({ unit: 'kWh', by: 1 });
  });

  it('sums what adds up, of nothing nothing, and says when it is a page only', () => {
    expect(modelOf(rows).total).toEqual({ figures: { generation: 20_000, selfUse: 501, income: 7.5 }, isPage: false });
    expect(modelOf({ list: rows, totalSize: 9 }).total?.isPage).toBe(true);
    expect(modelOf([{ station: 'A' }]).total?.figures).toEqual({ generation: null, selfUse: null, income: null });
    expect(modelOf(rows, false).total).toBeUndefined();
    expect(modelOf([]).total).toBeUndefined();
  });

  it('takes the sums of the server, averages too', () => {
    expect(modelOf({ list: rows, totalSize: 9, total: { generation: '90000', hours: 3.5 } }).total).toEqual({
      figures: { generation: 90_000, hours: 3.5 },
      isPage: false,
    });
  });
});

describe('rows in order', () => {
  const model = modelOf([...rows, { station: 'C', generation: 3 }]);
  const by = (column: string, order: 'asc' | 'desc') =>
    sortTableRows(model.rows, model.columns, { column, order }).map(({ record }) => record.station);
  it.each([
    ['generation', 'asc', ['C', 'B', 'A']],
    ['generation', 'desc', ['B', 'C', 'A']],
    ['station', 'asc', ['A', 'B', 'C']],
    ['time', 'desc', ['A', 'B', 'C']],
  ] as const)('of %s %s', (column, order, expected) => expect(by(column, order)).toEqual(expected));

  it('come back as they were', () => {
    const column = (kind: string) => model.columns.find((one) => one.kind === kind) as TableColumn;
    const third = [1, 2, 3].reduce<ReturnType<typeof nextSort>>((sort) => nextSort(sort, column('figure')), undefined);
    expect(third).toBeUndefined();
    expect(nextSort(undefined, column('figure'))).toEqual({ column: 'generation', order: 'desc' });
    expect(nextSort(nextSort(undefined, column('field')), column('field'))).toEqual({
      column: 'station',
      order: 'desc',
    });
  });
});
