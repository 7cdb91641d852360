import { PERIODS, type Period } from './periods';

interface SeasonRow {
  readonly months: readonly number[];
  readonly periods: readonly { readonly startTime: string; readonly endTime: string; readonly periodType: Period }[];
}

/** How periods are called in a cell; a code is understood, too. */
const WORDS: Readonly<Record<Period, Readonly<Record<'en' | 'zh', string>>>> = {
  sharp: { en: 'sharp', zh: '尖' },
  peak: { en: 'peak', zh: '峰' },
  flat: { en: 'flat', zh: '平' },
  valley: { en: 'valley', zh: '谷' },
  deepValley: { en: 'deep valley', zh: '深谷' },
};
const worded = (period: Period, locale: string): string => {
  const words: Readonly<Record<string, string>> | undefined = WORDS[period];
  return words?.[locale] ?? words?.en ?? period;
};
const STRETCH = /^(\d{1,2}:\d\d)\s*[-–—~至]\s*(\d{1,2}:\d\d)\s+(.+)$/;
const MONTH_SPAN = /^\s*(\d{1,2})(?:\s*[-–—~至]\s*(\d{1,2}))?\s*月?\s*$/;

const periodOf = (word: string): Period | undefined =>
  PERIODS.find((one) =>
    [one, WORDS[one].en, WORDS[one].zh, `${WORDS[one].zh}段`].some(
      (name) => name.toLowerCase() === word.trim().toLowerCase(),
    ),
  );

/** `1-3, 10` as 1, 2, 3, 10; null for anything that is no month. */
function monthsOf(text: string): number[] | null {
  const spans = text.split(',').map((part) => MONTH_SPAN.exec(part));
  const months = spans.flatMap((span) =>
    Array.from(
      { length: Math.max(0, Number(span?.[2] ?? span?.[1]) - Number(span?.[1]) + 1) },
      (_, at) => Number(span?.[1]) + at,
    ),
  );
  return spans.every((span) => span !== null) && months.length > 0 && months.every((month) => month >= 1 && month <= 12)
    ? months
    : null;
}

function seasonOf(text: string): SeasonRow | null {
  const colon = text.search(/:\s/);
  const months = colon < 0 ? null : monthsOf(text.slice(0, colon));
  const parts = text
    .slice(colon + 1)
    .split(',')
    .map((part) => STRETCH.exec(part.trim()));
  const periods = parts.flatMap((found) => {
    const periodType = periodOf(found?.[3] ?? '');
    return found && periodType
      ? [{ startTime: (found[1] ?? '').padStart(5, '0'), endTime: (found[2] ?? '').padStart(5, '0'), periodType }]
      : [];
  });
  return months && periods.length === parts.length ? { months, periods } : null;
}

/** 1, 2, 3, 10 as `1-3,10`. */
function spansOf(months: readonly (number | string)[]): string {
  const known = months.map(Number).toSorted((one, other) => one - other);
  const begins = known.filter((month) => !known.includes(month - 1));
  const endOf = (begin: number) => known.find((month) => month >= begin && !known.includes(month + 1)) ?? begin;
  return begins.map((begin) => (endOf(begin) === begin ? String(begin) : `${begin}-${endOf(begin)}`)).join(',');
}

/** Seasons in one cell of a sheet: `1-3,10-12: 00:00-08:00 valley, 08:00-24:00 peak | 4-9: 00:00-24:00 flat`. */
export const seasonText = {
  read: (text: string): Readonly<Record<string, unknown>>[] | null => {
    const seasons = text
      .normalize('NFKC')
      .split(/[|\n]/)
      .filter((part) => part.trim() !== '')
      .map(seasonOf);
    const known = seasons.flatMap((season) => (season ? [{ ...season }] : []));
    return seasons.length > 0 && known.length === seasons.length ? known : null;
  },
  write: (rows: readonly Readonly<Record<string, unknown>>[], locale: string): string => {
    const seasons = rows as readonly Partial<SeasonRow>[]; // rows of the seasons of a schema
    const stretch = ({ startTime, endTime, periodType }: SeasonRow['periods'][number]) =>
      `${startTime}-${endTime} ${worded(periodType, locale)}`;
    return seasons
      .map(({ months, periods }) => `${spansOf(months ?? [])}: ${(periods ?? []).map(stretch).join(', ')}`)
      .join(' | ');
  },
};
