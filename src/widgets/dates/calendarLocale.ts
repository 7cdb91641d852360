import dayjs from 'dayjs';
import { datePattern, languageOf } from '@/schema/internal';

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
  const full = datePattern(locale, { dateStyle: 'long' }).replace('MMM', 'MMMM');
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
