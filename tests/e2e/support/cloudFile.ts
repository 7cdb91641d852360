import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Locator, Page } from '@playwright/test';
import { bringIntoView } from './bringIntoView';
import { shownNumber } from './shownNumber';
import { expect } from './test';

export interface Sheet {
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The world behind a home is computed when somebody first looks at it. */
const SLOW = 30_000;

/** The first sheet of what a click saves (a workbook or a file of commas), each cell as text. */
export async function savedSheet(page: Page, press: () => Promise<void>): Promise<Sheet> {
  const saved = page.waitForEvent('download');
  await press();
  const file = await saved;
  const bytes = await readFile(await file.path());
  const isWorkbook = bytes.subarray(0, 2).toString() === 'PK';
  const { SheetNames, Sheets } = isWorkbook
    ? read(bytes, { type: 'buffer' })
    : read(bytes.toString('utf8').replace('\uFEFF', ''), { type: 'string', raw: true });
  const [heads = [], ...rows] = utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0] ?? ''] ?? {}, {
    header: 1,
    defval: '',
    blankrows: false,
  });
  return { name: file.suggestedFilename(), heads: heads.map(String), rows: rows.map((row) => row.map(String)) };
}

const cellsOf = (rows: Element[]): string[][] =>
  rows.map((row) => [...row.children].map((cell) => cell.textContent ?? ''));

/** What a chart of a report shows as a table: its heads and the rows on view, and how many rows there are. */
async function tableOf(chart: Locator): Promise<Sheet & { readonly size: number }> {
  const table = chart.getByRole('table');
  await chart.getByRole('toolbar').getByRole('button', { name: 'Table', exact: true }).click({ timeout: SLOW });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const [heads = []] = await table.locator('thead tr').evaluateAll(cellsOf);
  const rows = await table.locator('tbody tr[aria-rowindex]').evaluateAll(cellsOf);
  return {
    name: '',
    heads,
    rows,
    size: Number(await table.getAttribute('aria-rowcount')) - 1 - (await table.locator('tfoot tr').count()),
  };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const PLAIN = /^(\d\d) (\w{3}) (\d{4})(?: (\d\d:\d\d))?/;

/** `23 Nov 2026 00:05` as files say it. */
function plainTime(text: string): string {
  const [, day = '', month = '', year = '', time] = PLAIN.exec(text) ?? [];
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day}${time === undefined ? '' : ` ${time}:00`}`;
}

/** Half of the last digit that is shown. */
const roundingOf = (text: string): number => 0.5 / 10 ** (text.split('.')[1]?.length ?? 0) + 1e-9;

/** A figure of a file is what a page shows, rounded; nothing is a dash. */
export const isShownAs = (shown: string, filed: string): boolean =>
  filed === '' ? shown === '-' : Math.abs(shownNumber(shown) - Number(filed)) <= roundingOf(shown);

/**
 * Takes the file of a chart from the server: its name, time on the station's clock and in UTC, a column with its unit
 * for each series, and in each row the figures that the chart itself shows as a table.
 */
export async function expectChartFile(page: Page, chart: Locator, name: RegExp): Promise<void> {
  await bringIntoView(chart);
  const shown = await tableOf(chart);
  const file = await savedSheet(page, async () => {
    await chart.getByRole('toolbar').getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Figures from the server' }).click();
  });
  expect(file.name).toMatch(name);
  expect(file.heads.slice(0, 2)).toEqual([shown.heads[0]?.replace('Time', 'Local time'), 'UTC']);
  expect(file.rows).toHaveLength(shown.size);
  const series = file.heads.slice(2);
  expect(series.length).toBeGreaterThan(0);
  const columns = series.map((head, place) => (shown.heads.includes(head) ? shown.heads.indexOf(head) : place + 1));
  expect(columns.map((column) => shown.heads[column]?.match(/\([^()]*\)$/)?.[0])).toEqual(
    series.map((head) => head.match(/\([^()]*\)$/)?.[0]),
  );
  expect(shown.rows.length).toBeGreaterThan(0);
  const otherwise = shown.rows.flatMap((row, at) => {
    const [time, , ...figures] = file.rows[at] ?? [];
    const wrong = figures.flatMap((figure, place) =>
      isShownAs(row[columns[place] ?? 0] ?? '', figure)
        ? []
        : [`${series[place]}: ${row[columns[place] ?? 0]} is ${figure}`],
    );
    return time === plainTime(row[0] ?? '') ? wrong : [`${row[0]} is ${time}`, ...wrong];
  });
  expect(otherwise).toEqual([]);
}
