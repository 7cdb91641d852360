import { pageLanguage } from '../language/pageLanguage';

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

/** Where months are numbers, days are written as formats 10 and 11 write them: `2026-11-23`, not `23 11 2026`. */
const NUMBERED: Readonly<Record<string, string>> = {
  'DD MMM YYYY': 'YYYY-MM-DD',
  'MMM YYYY': 'YYYY-MM',
  'DD MMM': 'MM-DD',
};

const ENGLISH = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const months = new Map<string, readonly string[] | null>();

/** The short names of months in a language; null where they are numbers, as in Chinese (`11月`). */
function monthsIn(locale: string): readonly string[] | null {
  let names = months.get(locale);
  if (names === undefined) {
    const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
    const own = ENGLISH.map((_, month) => format.format(Date.UTC(2026, month)).replace(/\.$/, ''));
    // English ones are those of the specification: 'Sep', never 'Sept'
    names = /^en\b/.test(locale) ? ENGLISH : own.some((name) => /\d/.test(name)) ? null : own;
    months.set(locale, names);
  }
  return names;
}

/** How a language writes days without the names of months; undefined where it names them. */
const numbered = (locale: string): Readonly<Record<string, string>> | undefined =>
  monthsIn(locale) ? undefined : NUMBERED;

/**
 * Whether a language writes days with the names of their months: `23 Nov 2026`.
 *
 * @example namesMonths('en') // true; false for 'zh'
 * @public
 */
export const namesMonths = (locale: string): boolean => numbered(locale) === undefined;

/**
 * The short name of a month (1 to 12) as it stands alone, in the language of the page unless another is given.
 *
 * @example monthName(11, 'en') // 'Nov'; '11月' in 'zh'
 * @public
 */
export function monthName(month: number, locale = pageLanguage()): string {
  return (
    monthsIn(locale)?.[month - 1] ??
    new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1))
  );
}

const WALL = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2})(?::(\d{2}))?)?$/;
const DAY = /^(?:DD )?MMM(?: YYYY)?/;

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
  const written = numbered(locale);
  const parts: Record<string, string> = {
    YYYY: year,
    MMM: written ? '' : (monthsIn(locale)?.[Number(month) - 1] ?? ''),
    MM: month,
    DD: day,
    HH: hour,
    mm: minute,
    ss: second,
  };
  const pattern = written ? DATE_FORMATS[format].replace(DAY, (day) => written[day] ?? day) : DATE_FORMATS[format];
  return pattern.replace(/YYYY|MMM|MM|DD|HH|mm|ss/g, (part) => parts[part] ?? part);
}
