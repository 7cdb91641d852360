import { measureNamed, wholeMeasure, type Report } from '@/schema';
import { roundTo } from '../core/roundTo';

/** What a calculator answers, its measures with the decimals they are shown with, also in rows. */
export function roundAnswer(report: Report, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => roundAnswer(report, one));
  if (typeof value !== 'object' || value === null) return value;
  const rounded = Object.entries(value).map(([name, own]: [string, unknown]) => {
    const measure = report.measures[measureNamed(report.measures, name) ?? ''];
    if (typeof own === 'number' && measure) return [name, roundTo(own, wholeMeasure(measure).decimals)] as const;
    return [name, roundAnswer(report, own)] as const;
  });
  return Object.fromEntries(rounded);
}
