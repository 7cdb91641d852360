import dayjs from 'dayjs';
import { languageOf } from '@/schema/internal';

const known = new Set(['en']);
/** Calendars say no times from now. */
const UNSAID = {
  future: '',
  past: '',
  s: '',
  m: '',
  mm: '',
  h: '',
  hh: '',
  d: '',
  dd: '',
  M: '',
  MM: '',
  y: '',
  yy: '',
};

/** A date as a language writes it, in the signs of dayjs: `D[. ]MMMM[ ]YYYY`. */
function patternOf(locale: string, options: Intl.DateTimeFormatOptions): string {
  const signs: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { year: 'YYYY', day: 'D' };
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    .formatToParts(Date.UTC(2026, 10, 23))
    .map(({ type, value }) => (type === 'month' ? (/\d/.test(value) ? 'M' : 'MMMM') : (signs[type] ?? `[${value}]`)))
    .join('');
}

/** What calendars say in a language: names of days and months, the first day of a week. English ones are dayjs' own. */
export function calendarLocale(locale: string): string {
  if (locale.startsWith('en')) return 'en';
  if (known.has(locale)) return locale;
  const names = (count: number, options: Intl.DateTimeFormatOptions, at: (index: number) => number) =>
    Array.from({ length: count }, (_, index) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at(index)),
    );
  const days = (weekday: 'long' | 'short' | 'narrow') => names(7, { weekday }, (day) => Date.UTC(2026, 1, 1 + day));
  const months = (month: 'long' | 'short') => names(12, { month }, (at) => Date.UTC(2026, at));
  const [short, narrow] = [days('short'), days('narrow')];
  const full = patternOf(locale, { dateStyle: 'long' });
  const formats = {
    LT: 'HH:mm',
    LTS: 'HH:mm:ss',
    L: 'YYYY-MM-DD',
    LL: full,
    LLL: `${full} HH:mm`,
    LLLL: `dddd ${full} HH:mm`,
    ll: full, // what a screen reader says
  };
  dayjs.locale(
    {
      name: locale,
      weekdays: days('long'),
      weekdaysShort: short,
      // one sign is enough where it is another one every day
      weekdaysMin: new Set(narrow).size === 7 ? narrow : short,
      months: months('long'),
      monthsShort: months('short'),
      weekStart: languageOf(locale).weekStart ?? 1,
      formats,
      relativeTime: UNSAID,
    },
    undefined,
    true,
  );
  known.add(locale);
  return locale;
}
