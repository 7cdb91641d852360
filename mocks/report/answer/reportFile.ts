import { type SheetCell, wireName, type Report, type WireRow } from '@/schema';
import { dateText } from '../../core/clock';
import type { BackendContext } from '../../core/context';
import type { Locale } from '../../core/texts';
import { fileAnswer } from '../../crud/fileAnswer';
import { textName } from '../../crud/referenceTexts';
import { sheetFile } from '../../crud/import/sheetRows';
import { nameIn } from './nameIn';
import { unitOf } from './unitOf';

/** What of a row stands in a column: numbers as numbers, names instead of ids, words as they are. */
function cellOf(report: Report, name: string, row: WireRow): SheetCell {
  if (report.measures[name]) return typeof row[name] === 'number' ? row[name] : null;
  const options = (report.params[name] ?? report.fields[name])?.options ?? {};
  const wire = wireName(name, options);
  const value = row[textName(wire, options)] ?? row[wire];
  return value === undefined || value === null ? null : String(value);
}

/** A table of a report as an xlsx file: the rows it shows, all of them. */
export async function reportFile(
  { labels, clock }: BackendContext,
  report: Report,
  columns: readonly string[],
  rows: readonly WireRow[],
  currency: string,
  locale: Locale,
): Promise<Response> {
  const heading = (name: string): string => {
    const measure = report.measures[name];
    const unit = measure ? unitOf(measure, currency) : '';
    return `${nameIn(labels, report, name, locale)}${unit === '' ? '' : ` (${unit})`}`;
  };
  const title = labels.field(report.name, '', locale) ?? report.name.split('/').pop() ?? '';
  const { bytes, type } = await sheetFile({
    data: [columns.map(heading), ...rows.map((row) => columns.map((name) => cellOf(report, name, row)))],
  });
  return fileAnswer(bytes, `${title} ${dateText(clock())}.xlsx`, type);
}
