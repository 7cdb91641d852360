import { formatDate, type Period } from '@/schema/dates';

const FORMATS = { day: 3, range: 3, month: 4, year: 5 } as const;

/** '01 Oct 2026 – 05 Oct 2026', 'Oct 2026', '2024 – 2026'. */
export function periodText({ by, from, to }: Period, locale?: string): string {
  const [first = '', last = ''] = [from, to].map((day) => formatDate(day, FORMATS[by], locale) || '…');
  return first === last ? first : `${first} – ${last}`;
}
