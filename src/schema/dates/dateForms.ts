import { languageOf, type DateForms, type Language } from '../language/languages';

/** How the specification writes days in its two languages. Any other has the forms of `Intl`, or says its own. */
const OWN: Readonly<Record<string, DateForms>> = {
  en: { day: 'DD MMM YYYY', month: 'MMM YYYY', monthDay: 'DD MMM', typed: 'YYYY-MM-DD', typedMonth: 'YYYY-MM' },
  zh: { day: 'YYYY-MM-DD', month: 'YYYY-MM', monthDay: 'MM-DD', typed: 'YYYY-MM-DD', typedMonth: 'YYYY-MM' },
};

const USUAL: Readonly<Record<keyof DateForms, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'medium' },
  month: { year: 'numeric', month: 'short' },
  monthDay: { day: 'numeric', month: 'short' },
  typed: { day: '2-digit', month: '2-digit', year: 'numeric' },
  typedMonth: { month: '2-digit', year: 'numeric' },
};

/** Everything is of the calendar of the wire, also where people count years in another one. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  // English names of months are those of the specification: 'Sep', never 'Sept'
  new Intl.DateTimeFormat(/^en\b/.test(locale) ? 'en-US' : locale, {
    ...options,
    calendar: 'gregory',
    timeZone: 'UTC',
  });

/**
 * A day as `Intl` writes it, in the signs of dayjs; what is no sign stands in brackets.
 *
 * @example datePattern('pt-BR', { dateStyle: 'medium' }) // 'D [de] MMM [de] YYYY'
 */
export function datePattern(locale: string, options: Intl.DateTimeFormatOptions): string {
  const signs: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { year: 'YYYY', month: 'M', day: 'D' };
  return dateFormat(locale, options)
    .formatToParts(Date.UTC(2026, 2, 5))
    .map(({ type, value }) => {
      const sign = signs[type];
      if (sign === undefined) return value.replace(/\p{L}+/gu, '[$&]');
      if (sign === 'YYYY') return sign;
      return /\p{L}/u.test(value) ? 'MMM' : sign.repeat(value.length);
    })
    .join('');
}

const known = new WeakMap<Language, DateForms>();

/** How a language writes days and months: what the project says of it, else the specification, else `Intl`. */
export function dateForms(locale: string): DateForms {
  const language = languageOf(locale);
  const kept = known.get(language);
  if (kept) return kept;
  const { code, dates } = language;
  const usual = Object.entries(USUAL).map(([name, options]) => [name, datePattern(code, options)]);
  const forms: DateForms = { ...OWN.en, ...Object.fromEntries(usual), ...OWN[code.split('-')[0] ?? ''], ...dates };
  known.set(language, forms);
  return forms;
}

const figures = new Map<string, string>();

/** The same text in the figures of a language, which are those of its numbers. */
export function inFiguresOf(locale: string, text: string): string {
  const own = figures.get(locale) ?? new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  figures.set(locale, own);
  return own.endsWith('0') ? text : text.replace(/\d/g, (figure) => own.charAt(9 - Number(figure)));
}
