import { DAY, dayText } from './moment';
import { plainFigures } from './plainFigures';

/*
 * Days and times as people write them in sheets, put into the figures that `moment.ts` reads: '4. November 2026', 'Nov
 * 4, 2026 8:30 PM', '2026年11月4日 下午8时30分', '04.11.2026', '13/11/2026'. Only what reads sheets loads it.
 */

/** Which of two figures before a year comes first: 03/04/2026 is 3 April or 4 March. */
export type DayOrder = 'dayFirst' | 'monthFirst';

export type WordedReading =
  /** As `moment.ts` reads it; what it cannot read stays as it was. */
  | { readonly kind: 'figures'; readonly text: string }
  /** It depends on the order of day and month: both readings, in figures. */
  | { readonly kind: 'twofold'; readonly dayFirst: string; readonly monthFirst: string }
  /** Its year has two digits: it may be of any century, and 11-04-26 may begin with it. */
  | { readonly kind: 'shortYear' };

/** English, German and Austrian names; three letters of one are enough. */
const MONTHS = [
  'january januar jänner',
  'february februar',
  'march märz mrz',
  'april',
  'may mai',
  'june juni',
  'july juli',
  'august',
  'september',
  'october oktober',
  'november',
  'december dezember',
];
const WEEKDAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|mo|di|mi|do|fr|sa|so)\b[.,]*\s*|^(?:星期|周)[一二三四五六日天]\s*/i;
/** What may stand behind a day. */
const REST = String.raw`(?:[\s,T]+(.*))?$`;
const YEAR = String.raw`('?\d\d|\d{4})`;
const DAY_FIRST_NAME = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]*(?:of\s+)?(\p{L}{3,})\.?,?[\s-]*${YEAR}${REST}`,
  'iu',
);
const MONTH_FIRST_NAME = new RegExp(String.raw`^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+${YEAR}${REST}`, 'iu');
const YEAR_FIRST_NAME = new RegExp(String.raw`^(\d{4})[\s-]+(\p{L}{3,})\.?[\s-]+(\d{1,2})${REST}`, 'iu');
const NAME_OF_YEAR = /^(\p{L}{3,})\.?,?[\s-]+(\d{4})$/iu;
const FIGURES = new RegExp(String.raw`^(\d{1,2})([./-])(\d{1,2})\2${YEAR}${REST}`);
/** A day of a week of ISO 8601: '2026-W45-3'. */
const OF_WEEK = new RegExp(String.raw`^(\d{4})-?W(\d\d)-?([1-7])${REST}`, 'i');
const MONTH_OF_YEAR = /^(\d{1,2})[./-](\d{4})$/;
const TWELVE_HOURS = /(\d{1,2})(?::(\d\d)(:\d\d(?:[.,]\d+)?)?)?\s*([ap])\.?m\.?(?!\p{L})/iu;

const two = (figure: string): string => figure.padStart(2, '0');

function monthOf(name: string): string | undefined {
  const written = name.toLowerCase();
  const month = MONTHS.findIndex((names) =>
    names.split(' ').some((one) => one.startsWith(written) || (written === 'sept' && one === 'september')),
  );
  return month < 0 ? undefined : two(String(month + 1));
}

/** '8:30 pm' as '20:30'; '13:30 pm' says the same twice. Hours there are none of stay as they are. */
function inDay(
  whole: string,
  hour: string,
  minute: string | undefined,
  second: string | undefined,
  half: string,
): string {
  const isAfternoon = half.toLowerCase() === 'p';
  const given = Number(hour);
  if (given > (isAfternoon ? 23 : 12)) return whole;
  const hours = isAfternoon && given < 12 ? given + 12 : given === 12 && !isAfternoon ? 0 : given;
  return `${two(String(hours))}:${minute ?? '00'}${second ?? ''}`;
}

/** Times of the clock in figures, with a colon, of 24 hours. */
const clockInFigures = (text: string): string =>
  text
    .replace(
      /(\d{1,2})\s*[时時点點](?:\s*(\d{1,2})\s*分?)?(?:\s*(\d{1,2})\s*秒)?/u,
      (_, hour: string, minute = '0', second?: string) =>
        [hour, minute, ...(second === undefined ? [] : [second])].map(two).join(':'),
    )
    .replace(
      /(上午|下午)\s*(\d{1,2}(?::\d\d)*)/u,
      (_, half: string, clock: string) => `${clock} ${half === '下午' ? 'pm' : 'am'}`,
    )
    .replace(TWELVE_HOURS, inDay)
    .replace(/(\d)\s*(?:Uhr|h)$/, '$1');

/**
 * A day of a week of ISO 8601, in figures; undefined for a week its year has not. The first week of a year has its
 * fourth day.
 */
function dayOfWeek(year: string, week: string, day: string): string | undefined {
  const fourth = Date.UTC(Number(year), 0, 4) / DAY;
  const monday = fourth - ((fourth + 3) % 7) + (Number(week) - 1) * 7; // 1 January 1970 was a Thursday
  return dayText((monday + 3) * DAY).slice(0, 4) === year ? dayText((monday + Number(day) - 1) * DAY) : undefined;
}

/** A day of these parts; one with a year of two digits is told. */
function ofParts(year: string, month: string, day: string, rest: string | undefined): WordedReading {
  if (year.length < 4) return { kind: 'shortYear' };
  return { kind: 'figures', text: `${year}-${two(month)}-${two(day)}${rest ? ` ${rest}` : ''}` };
}

/**
 * What a person wrote, in figures.
 *
 * @param order of day and month, where another value of the column tells it
 * @example inFigures('4. November 2026') // { kind: 'figures', text: '2026-11-04' }
 * @example inFigures('03/04/2026') // { kind: 'twofold', dayFirst: '2026-04-03', monthFirst: '2026-03-04' }
 */
export function inFigures(written: string, order?: DayOrder): WordedReading {
  const bare = plainFigures(written).replace(WEEKDAY, '');
  const text = clockInFigures(bare.replace(/^(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?[日号號]? ?/u, '$1-$2-$3 ').trim());
  const figures = FIGURES.exec(text);
  if (figures) {
    const [, first = '', mark, second = '', year = '', rest] = figures;
    const dayFirst = ofParts(year, second, first, rest);
    const monthFirst = ofParts(year, first, second, rest);
    if (
      mark === '.' ||
      first === second ||
      Number(first) > 12 ||
      dayFirst.kind !== 'figures' ||
      monthFirst.kind !== 'figures'
    )
      return dayFirst;
    if (Number(second) > 12) return monthFirst;
    if (order) return order === 'dayFirst' ? dayFirst : monthFirst;
    return { kind: 'twofold', dayFirst: dayFirst.text, monthFirst: monthFirst.text };
  }
  const [, day, name = '', year, rest] = DAY_FIRST_NAME.exec(text) ?? [];
  const month = monthOf(name);
  if (day && month && year) return ofParts(year, month, day, rest);
  const [, first = '', date, of, more] = MONTH_FIRST_NAME.exec(text) ?? [];
  const begun = monthOf(first);
  if (date && begun && of) return ofParts(of, begun, date, more);
  const [, whole, called = '', last, behind] = YEAR_FIRST_NAME.exec(text) ?? [];
  const named = monthOf(called);
  if (whole && named && last) return ofParts(whole, named, last, behind);
  const [, weekYear = '', week = '', weekday = '', after] = OF_WEEK.exec(text) ?? [];
  const ofWeek = week && dayOfWeek(weekYear, week, weekday);
  if (ofWeek) return { kind: 'figures', text: `${ofWeek}${after ? ` ${after}` : ''}` };
  const [, alone = '', its] = NAME_OF_YEAR.exec(text) ?? [];
  const only = monthOf(alone);
  if (only && its) return { kind: 'figures', text: `${its}-${only}` };
  const [, figure, ofYear] = MONTH_OF_YEAR.exec(text) ?? [];
  return { kind: 'figures', text: figure && ofYear ? `${ofYear}-${two(figure)}` : text };
}

export const isDayOrder = (value: unknown): value is DayOrder => value === 'dayFirst' || value === 'monthFirst';

/**
 * What a day in figures tells of the order of day and month; undefined for anything else, and where both are the same.
 */
function orderIn(text: string): DayOrder | 'twofold' | undefined {
  const [, first = '', mark, second = '', year = ''] = FIGURES.exec(plainFigures(text)) ?? [];
  if (mark === undefined || mark === '.' || first === second || year.length < 4) return undefined;
  const [isDay, isMonth] = [Number(first) > 12, Number(second) > 12];
  if (isDay && isMonth) return undefined;
  return isDay ? 'dayFirst' : isMonth ? 'monthFirst' : 'twofold';
}

/**
 * The order of day and month that a column tells: by a value that can be read in one way only (13/11/2026). `twofold`:
 * some values depend on it, and nothing or two things tell it. Undefined: none depends on it.
 *
 * @example dayOrderOf(['03/04/2026', '13/04/2026']) // 'dayFirst'
 */
export function dayOrderOf(texts: Iterable<string>): DayOrder | 'twofold' | undefined {
  const orders = new Set(Array.from(texts, orderIn));
  const isOpen = orders.has('dayFirst') === orders.has('monthFirst');
  if (isOpen) return orders.has('twofold') ? 'twofold' : undefined;
  return orders.has('dayFirst') ? 'dayFirst' : 'monthFirst';
}

/** Some days of a column that read both ways. */
export const twofoldDays = (texts: Iterable<string>, most = 3): string[] =>
  [...new Set([...texts].filter((text) => orderIn(text) === 'twofold'))].slice(0, most);
