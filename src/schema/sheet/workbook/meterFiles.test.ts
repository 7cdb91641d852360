import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findHeaderRow, matchHeadings } from '../matchHeadings';
import type { TextForm } from './workbook';
import { readWorkbook } from './readWorkbook';

/* Files as grid operators and their customers have them. Their cells are the texts of the files, to the last digit. */

const read = async (name: string) => {
  const { sheets, form } = await readWorkbook(Uint8Array.from(readFileSync(`tests/fixtures/outside/${name}`)).buffer, {
    mostRows: 1000,
  });
  return { rows: sheets[0]?.rows ?? [], form };
};

interface Case {
  readonly file: string;
  readonly form: TextForm;
  /** Line of the headings, counted from 0, and names a person would match. */
  readonly headerRow: number;
  readonly headings: readonly string[];
  /** A line below, as it stands in the file. */
  readonly line: number;
  readonly cells: readonly (string | null)[];
  readonly lines: number;
}

const CASES: readonly Case[] = [
  {
    file: 'lastgang-de.csv',
    form: { encoding: 'windows-1252', separator: ';' },
    headerRow: 4,
    headings: ['Datum und Uhrzeit', 'Wirkarbeit Bezug', 'Status', 'Wirkarbeit Rücklieferung'],
    line: 10,
    cells: ['01.11.2026 01:00', '1.234,500', 'W', '0,5'],
    lines: 14,
  },
  {
    file: 'slimme-meter-nl.csv',
    form: { encoding: 'utf-8', separator: ';' },
    headerRow: 0,
    headings: ['Datum', 'Tijd', 'EAN-code', 'Afname laag (kWh)', 'Afname normaal (kWh)', 'Teruglevering (kWh)'],
    line: 3,
    cells: ['01-11-2026', '00:45', '871687000000000018', '12,345', '0,9', '-0,125'],
    lines: 4,
  },
  {
    file: 'curva-di-carico-it.csv',
    form: { encoding: 'utf-8', separator: ';' },
    headerRow: 0,
    headings: ['POD', 'Giorno', '00:00-00:15'],
    line: 1,
    cells: ['IT001E00000001', '01/11/2026', '0,001', '0,008'],
    lines: 4,
  },
  {
    file: 'verbruikshistoriek-be.csv',
    form: { encoding: 'utf-8', separator: ';' },
    headerRow: 0,
    headings: ['Van (datum)', 'Van (tijdstip)', 'Tot (datum)', 'Tot (tijdstip)', 'EAN-code'],
    line: 2,
    cells: [
      '01-11-2026',
      '00:15:00',
      '01-11-2026',
      '00:30:00',
      '541448820000000001',
      '1SAG1100000001',
      'Digitale meter',
      'Afname Dag',
      '0,000',
      'kWh',
      'Gevalideerd',
      'Première\nlecture; à vérifier',
    ],
    lines: 4,
  },
  {
    file: 'dianliang-cn.csv',
    form: { encoding: 'gb18030', separator: ',' },
    headerRow: 0,
    headings: ['户号', '日期', '时间', '有功电量(kWh)', '无功电量(kvarh)', '备注'],
    line: 2,
    cells: ['0012345678901234567', '2026-11-01', '00:30', '12.345', '-0.125', '停电,已恢复'],
    lines: 4,
  },
  {
    file: 'half-hourly-uk.csv',
    form: { encoding: 'utf-8', separator: ',' },
    headerRow: 0,
    headings: ['MPAN', 'Meter Serial', 'Interval start (UTC)'],
    line: 1,
    cells: ['1200012345678', 'E1S05000100', '2026-11-01T00:00:00Z', '2026-11-01T00:30:00Z', '0.285', 'false'],
    lines: 3,
  },
  {
    file: 'green-button-us.csv',
    form: { encoding: 'utf-8', separator: ',' },
    headerRow: 5,
    headings: ['TYPE', 'DATE', 'START TIME', 'END TIME', 'USAGE', 'UNITS', 'COST', 'NOTES'],
    line: 7,
    cells: ['Electric usage', '2026-11-01', '00:15', '00:29', '1.05', 'kWh', '$1,234.56', '12" panel'],
    lines: 8,
  },
];

describe('a meter file', () => {
  it.each(CASES)('$file is read as it is', async ({ file, form, line, cells, lines, headerRow, headings }) => {
    const found = await read(file);
    expect(found.form).toEqual({ ...form, unsure: [] });
    expect(found.rows).toHaveLength(lines);
    expect(found.rows[line]?.slice(0, cells.length)).toEqual(cells);
    expect(found.rows[headerRow]?.slice(0, headings.length)).toEqual(headings);
  });

  it.each(CASES)(
    '$file has its headings found, whether anything is known of them or not',
    async ({ file, headerRow, headings }) => {
      const { rows } = await read(file);
      const fields = headings.map((name) => ({ name, names: [name] }));
      expect(findHeaderRow(rows, [], 20)).toBe(headerRow);
      expect(findHeaderRow(rows, fields, 20)).toBe(headerRow);
      expect(matchHeadings((rows[headerRow] ?? []).map(String), fields).slice(0, headings.length)).toEqual(headings);
    },
  );
});
