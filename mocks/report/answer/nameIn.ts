import type { Report } from '@/schema';
import type { Labels } from '../../core/context';
import type { Locale } from '../../core/texts';

/** What the console calls a parameter, field or measure of a report. */
export function nameIn(labels: Labels, report: Report, name: string, locale: Locale): string {
  const own = labels.text(['resources', report.name, 'fields', name], locale);
  return (
    own ?? labels.text(['measures', name], locale) ?? (name === 'time' ? { en: 'Time', zh: '时间' }[locale] : name)
  );
}
