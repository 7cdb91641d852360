import { formatDate } from '@/schema/dates/formats';

/** A label below a bar: `23 Nov`, of months `Nov 2026`, of times as they are. */
export function shortLabel(label: string): string {
  if (/^\d{4}-\d{2}-\d{2}/.test(label)) return formatDate(label.slice(0, 10), 6) || label;
  return /^\d{4}-\d{2}$/.test(label) ? formatDate(`${label}-01`, 4) || label : label;
}
