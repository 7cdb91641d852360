import { pageLanguage } from '../language/pageLanguage';
import { dateForms, dateFormat, inFiguresOf } from './dateForms';

/**
 * The eleven numbered date formats of the product (spec 01 §9). 1 and 3 are what records show, 2 and 4 to 9 what lists,
 * titles, axes and narrow places show, 10 and 11 what the wire has and boxes take.
 *
 * @public
 */
export const DATE_FORMATS = {
  1: 'DD MMM YYYY HH:mm:ss',
  2: 'DD MMM YYYY HH:mm',
  3: 'DD MMM YYYY',
  4: 'MMM YYYY',
  5: 'YYYY',
  6: 'DD MMM',
  7: 'DD MMM HH:mm',
  8: 'HH:mm',
  9: 'HH:mm:ss',
  10: 'YYYY-MM-DD',
  11: 'YYYY-MM-DD HH:mm:ss',
} as const;

/** Formats dates may have on the wire and on pages. @public */
export type DateFormat = keyof typeof DATE_FORMATS;

/** Where the name of a month stands: some languages bend it there. */
const NAMED = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  monthDay: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
/** Which form of a language writes the day of a format. */
const FORMS: Readonly<Record<string, keyof typeof NAMED>> = {
  'DD MMM YYYY': 'day',
  'MMM YYYY': 'month',
  'DD MMM': 'monthDay',
};

const names = new Map<string, string>();

function nameIn(locale: string, place: keyof typeof NAMED, month: number): string {
  const key = `${locale} ${place} ${month}`;
  const kept = names.get(key);
  if (kept !== undefined) return kept;
  const parts = dateFormat(locale, NAMED[place]).formatToParts(Date.UTC(2026, month - 1));
  const name = parts.find(({ type }) => type === 'month')?.value ?? '';
  names.set(key, name);
  return name;
}

/**
 * Whether a language writes days with the names of their months: `23 Nov 2026`.
 *
 * @example namesMonths('en') // true; false for 'zh'
 * @public
 */
export const namesMonths = (locale: string): boolean => dateForms(locale).day.includes('MMM');

/**
 * The short name of a month (1 to 12) as it stands alone, in the language of the page unless another is given.
 *
 * @example monthName(11, 'en') // 'Nov'; '11月' in 'zh'
 * @public
 */
export const monthName = (month: number, locale = pageLanguage()): string =>
  dateFormat(locale, { month: 'short' })
    .format(Date.UTC(2026, month - 1))
    .replace(/\.$/, '');

const WALL = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2})(?::(\d{2}))?)?$/;
const DAY = /^(?:DD )?MMM(?: YYYY)?/;
const SIGNS = /\[([^\]]*)\]|YYYY|M{1,3}|D{1,2}|HH|mm|ss/g;

/**
 * A wall-clock text in one of the formats; '' when it is not one.
 *
 * @param locale the language of its month; default that of the page
 * @example formatDate('2026-11-23 22:00:00', 2, 'zh') // '2026-11-23 22:00'
 * @public
 */
export function formatDate(value: string, format: DateFormat, locale = pageLanguage()): string {
  const found = WALL.exec(value);
  if (!found) return '';
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00'] = found;
  const place = FORMS[DAY.exec(DATE_FORMATS[format])?.[0] ?? ''] ?? 'day';
  const parts: Record<string, string> = { YYYY: year, MM: month, DD: day, HH: hour, mm: minute, ss: second };
  const pattern = DATE_FORMATS[format].replace(DAY, dateForms(locale)[place]);
  const text = pattern.replace(SIGNS, (sign, quoted?: string) => {
    if (quoted !== undefined) return quoted;
    if (sign === 'MMM') return nameIn(locale, place, Number(month));
    return parts[sign] ?? String(Number(parts[sign + sign]));
  });
  return format < 10 ? inFiguresOf(locale, text) : text;
}
