import { describe, expect, it } from 'vitest';
import { defineResource, number, text } from '@/dsl';
import { deviceData } from '@schemas/pv/statistics/device-data';
import { findHeaderRow } from '@/schema/sheet/matchHeadings';
import { hiddenRowsOf } from '@/crud/import/steps/choice';
import { readWorkbook } from '@/schema/sheet/workbook/readWorkbook';
import { fixtureBytes, fixtureRows, importedRows } from './readFixture';

const readings = {
  dailyEnergy: 'Daily generation',
  totalEnergy: 'Meter total',
  forwardStart: 'Forward reading, start',
};

it('what a spreadsheet shows as 12.30 is 12.3', async () => {
  const { rows } = importedRows(deviceData, await fixtureRows('p07-formula-dust.xlsx'), readings);
  expect(rows.map(({ values }) => [values.dailyEnergy, values.totalEnergy, values.forwardStart])).toEqual([
    [12.3, 99.9, 0.3],
  ]);
});

it.each(['p18-hidden-row.xlsx', 'hidden-row.xls'])(
  '%s tells which rows it hides, so that a person can choose',
  async (name) => {
    const [sheet] = (await readWorkbook(fixtureBytes(name), { mostRows: 100 })).sheets;
    expect(sheet && hiddenRowsOf(sheet, 0)).toEqual([2]);
  },
);

it('a formula that nobody computed is no empty cell and no zero', async () => {
  for (const program of ['openpyxl', 'xlsxwriter']) {
    const { rows } = importedRows(deviceData, await fixtureRows(`uncomputed-${program}.xlsx`), {
      dailyEnergy: 'Daily generation',
    });
    expect(rows.map(({ problems }) => problems.dailyEnergy)).toEqual([
      { rule: 'sheetFormula', args: { text: '#FORMULA!' } },
    ]);
  }
});

describe('a meter file of a grid operator is imported to its last digit', () => {
  const meter = defineResource({
    name: 'area/meter',
    api: { base: '/area/meter', create: 'POST create' },
    fields: {
      point: text(),
      energy: number({ unit: 'kWh', decimals: 3 }),
      other: number({ decimals: 3 }),
      cost: number({ unit: 'money', decimals: 2 }),
    },
  });

  it.each<[string, Readonly<Record<string, string>>, readonly (readonly unknown[])[]]>([
    [
      'lastgang-de.csv',
      { energy: 'Wirkarbeit Bezug', other: 'Wirkarbeit Rücklieferung' },
      [
        [0.285, 0.5],
        [12.345, undefined],
        [0.9, 0.5],
        [950.5, undefined],
        [1234.5, 0.5],
        [0, undefined],
        [-0.125, 0.5],
        [0.07, undefined],
      ],
    ],
    [
      'slimme-meter-nl.csv',
      { point: 'EAN-code', energy: 'Afname laag (kWh)', other: 'Teruglevering (kWh)' },
      [
        ['871687000000000018', 0.285, 0],
        ['871687000000000018', 0.291, 0],
        ['871687000000000018', 12.345, -0.125],
      ],
    ],
    [
      'verbruikshistoriek-be.csv',
      { point: 'EAN-code', energy: 'Volume' },
      [
        ['541448820000000001', 0.285],
        ['541448820000000001', 0],
        ['541448820000000001', 1234.567],
      ],
    ],
    [
      'dianliang-cn.csv',
      { point: '户号', energy: '有功电量(kWh)', other: '无功电量(kvarh)' },
      [
        ['0012345678901234567', 0.285, 0.012],
        ['0012345678901234567', 12.345, -0.125],
        ['0012345678901234567', 0.9, 0],
      ],
    ],
    [
      'half-hourly-uk.csv',
      { point: 'MPAN', energy: 'Consumption (kWh)' },
      [
        ['1200012345678', 0.285],
        ['1200012345678', 12.345],
      ],
    ],
    [
      'green-button-us.csv',
      { energy: 'USAGE', cost: 'COST' },
      [
        [0.28, 0.12],
        [1.05, 1234.56],
      ],
    ],
  ])('%s', async (file, names, values) => {
    const all = await fixtureRows(file);
    const fields = Object.entries(names).map(([name, heading]) => ({ name, names: [heading] }));
    const { rows, questions } = importedRows(meter, all.slice(findHeaderRow(all, fields, 20)), names);
    const read = rows.filter(({ problems }) => Object.keys(problems).length === 0);
    expect(questions).toEqual([]);
    expect(read.map((row) => Object.keys(names).map((name) => row.values[name]))).toEqual(values);
    expect(rows.length - read.length, 'the line of units').toBe(file === 'lastgang-de.csv' ? 1 : 0);
  });
});
