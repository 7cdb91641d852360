import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { configureSites, date, dateTime, defineResource, month, reference, text, timeOfDay } from '@/dsl';
import type { SheetCell } from '@/schema/sheet/sheetCell';
import { readWorkbook } from '@/schema/sheet/workbook/readWorkbook';
import { readSheetValue } from '@/schema/sheet/readSheetValue';
import { wordFinder } from '@/schema/sheet/wordFinder';
import { newRow } from './importStore';
import type { RowReader } from './readRow';

const ZONES = [undefined, 'Asia/Shanghai', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Kiritimati'];

async function columnsOf(file: string): Promise<Record<string, readonly SheetCell[]>> {
  const {
    sheets: [sheet],
  } = await readWorkbook(Uint8Array.from(readFileSync(`tests/fixtures/outside/${file}`)).buffer, { mostRows: 100 });
  const [heads = [], ...rows] = sheet?.rows ?? [];
  return Object.fromEntries(heads.map((head, column) => [String(head), rows.map((row) => row[column] ?? null)]));
}

describe.each(ZONES)('files of other systems, with stations in %s', (zone) => {
  const read = (field: Parameters<typeof readSheetValue>[0], cells: readonly SheetCell[] = []) =>
    cells.map((cell) => readSheetValue(field, cell, { zone }));

  it('have days as numbers', async () =>
    expect(read(date({ future: true }), (await columnsOf('p02-date-as-number.xlsx')).Date)).toEqual([
      { value: '2026-11-01' },
      { value: '2026-11-02' },
    ]));
  it('have days with an offset', async () =>
    expect(read(date({ future: true }), (await columnsOf('p15-date-with-offset.xlsx')).Date)).toEqual([
      { value: '2026-11-04' },
    ]));
  it('have times that end a day, and later ones, which are told', async () => {
    const { From, To } = await columnsOf('p20-time-of-24-hours.xlsx');
    expect(read(timeOfDay(), From)).toEqual([{ value: '06:00' }, { value: '12:00' }]);
    expect(read(timeOfDay({ end: true }), To)).toEqual([
      { value: '24:00' },
      { value: null, problem: { rule: 'sheetAfterDay', args: { text: '36:30' } } },
    ]);
  });
});

describe('a row of an import', () => {
  const reading = defineResource({
    name: 'area/reading',
    api: { base: '/area/reading', import: 'POST import' },
    fields: {
      station: reference('area/station'),
      timeZone: text(),
      at: dateTime({ future: true }),
      day: date({ future: true }),
      month: month({ future: true }),
      from: timeOfDay(),
    },
  });
  const stations = new Map([
    ['Berlin', 'Europe/Berlin'],
    ['Reno', 'America/Los_Angeles'],
  ]);
  const finders: RowReader['finders'] = new Map([
    [
      'station',
      {
        find: wordFinder([...stations.keys(), 'Nowhere'].map((name) => [name, name] as const)),
        suggestions: [],
        zoneOf: (id: unknown) => stations.get(String(id)),
      },
    ],
  ]);
  const reader: RowReader = {
    resource: reading,
    columns: ['at', 'day', 'month', 'from', 'station', 'timeZone'],
    finders,
    asForm: false,
  };
  afterEach(() => configureSites({}));

  it('has its hours on the clock of its station, else on that of the console; who imports plays no part', () => {
    configureSites({ zone: 'Asia/Shanghai' });
    const at = (cells: Record<string, SheetCell>) =>
      newRow(reader, 2, { at: '2026-11-04T00:00:00Z', ...cells }).values.at;
    expect([
      at({ station: 'Berlin' }),
      at({ station: 'Reno' }),
      at({ station: 'Nowhere' }),
      at({}),
      at({ station: 'Berlin', timeZone: 'UTC' }),
    ]).toEqual([
      '2026-11-04 01:00:00',
      '2026-11-03 16:00:00',
      '2026-11-04 08:00:00',
      '2026-11-04 08:00:00',
      '2026-11-04 00:00:00',
    ]);
    expect(newRow(reader, 2, { day: Date.UTC(2026, 10, 3, 16), station: 'Nowhere' }).values.day).toBe('2026-11-04');
  });
  it('shows days and times as they were understood, and as they came where they were not', () => {
    const { cells, problems } = newRow(reader, 2, {
      at: '2026-11-04T00:00:00+08:00',
      day: 20261101,
      month: 202611,
      from: 0.25,
      station: 'Berlin',
    });
    expect([cells, problems]).toEqual([
      { at: '2026-11-03 17:00:00', day: '2026-11-01', month: '2026-11', from: '06:00', station: 'Berlin' },
      {},
    ]);
    expect(newRow(reader, 2, { day: '03/04/2026', from: '36:30' })).toMatchObject({
      cells: { day: '03/04/2026', from: '36:30' },
      problems: { day: { rule: 'sheetDayOrder' }, from: { rule: 'sheetAfterDay' } },
    });
  });
  it('has the order of day and month that its column tells', () =>
    expect(newRow({ ...reader, readings: { day: 'dayFirst' } }, 2, { day: '03/04/2026' }).values.day).toBe(
      '2026-04-03',
    ));
});
