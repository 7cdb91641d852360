import type { Report, WireRow } from '@/schema';
import { pageOf } from '../../crud/answers';
import type { ReportNumbers } from '../reportNumbers';

/** `{list, totalSize, total}`: a page of rows, and what the columns come to over all pages. */
export function tableAnswer(report: Report, columns: readonly string[], rows: readonly WireRow[], numbers: ReportNumbers, params: WireRow): object {
  const { currency, zone: timeZone } = numbers;
  const keys = columns.filter((name) => report.measures[name]);
  return { timeZone, currency, ...pageOf(rows, params), total: Object.fromEntries(keys.map((key) => [key, numbers.whole(key)])) };
}
