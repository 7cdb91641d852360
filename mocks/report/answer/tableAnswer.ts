import { wholeMeasure, type Report, type WireRow } from '@/schema';
import { pageOf } from '../../crud/listAnswers';
import { added } from '../part';
import type { ReportNumbers } from '../reportNumbers';

/** What the rows come to together in a column. */
const sumOf = (rows: readonly WireRow[], key: string) =>
  added(rows.map((row) => (typeof row[key] === 'number' ? row[key] : null)));

/**
 * `{list, totalSize, total}`: a page of rows, and what the columns come to over all pages; of rows that a source has
 * chosen itself (`chosen`), what those come to.
 */
export function tableAnswer(
  report: Report,
  columns: readonly string[],
  rows: readonly WireRow[],
  numbers: ReportNumbers,
  params: WireRow,
  chosen: boolean,
): object {
  const adds = (key: string) => wholeMeasure(report.measures[key] ?? { unit: '' }).sums;
  const { currency, zone: timeZone } = numbers;
  const keys = columns.filter((name) => report.measures[name]);
  return {
    timeZone,
    currency,
    ...pageOf(rows, params),
    total: Object.fromEntries(keys.map((key) => [key, chosen && adds(key) ? sumOf(rows, key) : numbers.whole(key)])),
  };
}
