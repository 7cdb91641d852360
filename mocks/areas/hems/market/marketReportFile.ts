import type { SheetCell } from '@/schema';
import type { Locale } from '../../../core/texts';
import { fileAnswer } from '../../../crud/fileAnswer';
import { sheetFile } from '../../../crud/import/sheetRows';
import { pdfPages } from './pdfPages';
import type { ComponentData } from './componentData';

/** A component of the report with what it shows of the day. */
export interface Shown {
  readonly title: string;
  readonly data: ComponentData;
}

const cell = (value: unknown): SheetCell =>
  typeof value === 'number' ? value : value === null || value === undefined ? null : String(value);

/** What a component shows as rows: times and values of a chart, a table, one figure with its change, lines of text. */
function rowsOf(data: ComponentData, locale: Locale): SheetCell[][] {
  if ('text' in data) return data.text.split('\n').map((line) => [cell(line)]);
  if ('columns' in data)
    return [
      data.columns.map(({ name }) => name),
      ...data.list.map((row) => data.columns.map(({ key }) => cell(row[key]))),
    ];
  if ('value' in data)
    return [
      [
        { en: 'Value', zh: '数值' }[locale],
        { en: 'Unit', zh: '单位' }[locale],
        { en: 'Change (%)', zh: '变化 (%)' }[locale],
      ],
      [data.value, data.unit, data.change],
    ];
  return [
    [{ en: 'Time', zh: '时间' }[locale], ...data.ylist.map(({ name, unit }) => `${name} (${unit})`)],
    ...data.xlist.map((time, place) => [time, ...data.ylist.map(({ list }) => list[place] ?? null)]),
  ];
}

/** The report of a day as a file: a sheet a component, or A4 pages (spec 02 §9). */
export async function marketReportFile(
  shown: readonly Shown[],
  heading: string,
  name: string,
  format: 'pdf' | 'xlsx',
  locale: Locale,
): Promise<Response> {
  if (format === 'pdf') {
    const lines = shown.flatMap(({ title, data }) => [
      '',
      title,
      ...rowsOf(data, locale).map((row) => `  ${row.map((one) => one ?? '-').join('   ')}`),
    ]);
    return fileAnswer(pdfPages([heading, ...lines]), `${name}.pdf`, 'application/pdf');
  }
  const sheets = Object.fromEntries(
    shown.map(({ title, data }, index) => [`${index + 1} ${title.replace(/[[\]:*?/\\]/g, ' ')}`, rowsOf(data, locale)]),
  );
  const { bytes, type } = await sheetFile(sheets);
  return fileAnswer(bytes, `${name}.xlsx`, type);
}
