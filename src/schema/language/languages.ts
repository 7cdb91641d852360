/** How a language writes days and months, in the signs of dayjs; a text in brackets stands as it is: `D [de] MMM`. */
export interface DateForms {
  /** A day in cells, details and titles: `DD.MM.YYYY`. */
  readonly day: string;
  /** A month of a year: `MMM YYYY`. */
  readonly month: string;
  /** A day of a year that is known, as on axes: `D. MMM`. */
  readonly monthDay: string;
  /** A day as it is typed, in figures alone. */
  readonly typed: string;
  /** A month as it is typed. */
  readonly typedMonth: string;
}

/** A language of the console. Its texts are the files `locales/<area>/<code>.json`. */
export interface Language {
  /** A language tag that `Intl` knows: `de`, `pt-BR`. */
  readonly code: string;
  /** In itself: `Deutsch`. */
  readonly name: string;
  /** Where its lines begin. Default: at the left. */
  readonly direction?: 'rtl';
  /** What a page in it says it is in. Default: its code. */
  readonly tag?: string;
  /** Its letters are dense, so they are drawn larger and their heads lighter. */
  readonly dense?: boolean;
  /** Names are written in small letters inside of a sentence: 'New role'. */
  readonly lowered?: boolean;
  /** The first day of its weeks, 0 a Sunday. Default 1. */
  readonly weekStart?: number;
  /** How it writes days and months. What is not said, `Intl` says. */
  readonly dates?: Partial<DateForms>;
}

/** What a language needs that `Intl` does not tell of it. */
const FACTS: Readonly<Record<string, Omit<Language, 'code' | 'name'>>> = {
  zh: { tag: 'zh-CN', dense: true },
  en: { weekStart: 0, lowered: true },
};
/** Written from right to left. Not every browser tells. */
const RTL = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(?:-|$)/;

/** What a console speaks of which nothing is said. */
export const USUAL_LANGUAGES: readonly string[] = ['zh', 'en'];
/** What a text that a language lacks is looked for in. */
const FALLBACK = 'en';
/** The language of names that a cloud keeps without saying of which they are: `name`, beside `nameEn`. @public */
export const UNSAID = 'zh';

function nameOf(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    return code; // no tag that is known
  }
}

const primary = (code: string): string => code.split('-')[0] ?? code;

function known(code: string): Language {
  const facts = FACTS[primary(code)];
  // Chinese of another place is not that of China
  return { code, name: nameOf(code), ...(RTL.test(code) && { direction: 'rtl' }), ...facts, tag: FACTS[code]?.tag };
}

const isSpoken = (language: Language, text: string) => language.code === text || language.tag === text;

let offered: readonly Language[] = USUAL_LANGUAGES.map(known);
let given: readonly Language[] = [];
let chain: readonly string[] = [FALLBACK];
const made = new Map<string, Language>();

/** The languages a person may choose from, in their order. */
export const languages = (): readonly Language[] => offered;

/** What is known of the language of a code or of the tag of a page: `languageOf('zh-CN').code` is 'zh'. */
export function languageOf(text: string): Language {
  const one = given.find((own) => isSpoken(own, text)) ?? made.get(text);
  if (one) return one;
  const found = Object.entries(FACTS).find(([, { tag }]) => tag === text);
  const language = known(found?.[0] ?? text);
  made.set(text, language);
  return language;
}

/**
 * What a project knows better of its languages than `Intl`, or of languages that `Intl` does not know.
 *
 * @example describeLanguages([{ code: 'nds', name: 'Plattdüütsch' }])
 */
export function describeLanguages(described: readonly Language[]): void {
  given = described;
}

/**
 * Says which languages there are to choose from, and in which a text is looked for that one of them lacks.
 *
 * @param codes of the brand, in the order they are offered in
 */
export function offerLanguages(codes: readonly string[], fallback: readonly string[] = [FALLBACK]): void {
  offered = codes.map(languageOf);
  chain = fallback;
}

/** Where a text is looked for, one after the other: `pt-BR`, `pt`, `en`. */
export function inOrder(locale: string): readonly string[] {
  return [...new Set([locale, primary(locale), ...chain])];
}

/**
 * Of what there is in several languages, that of one of them, else of the one it falls back to.
 *
 * @example spoken({ en: 'Yes', zh: '是' }, 'de') // 'Yes'
 */
export function spoken<T>(texts: Readonly<Record<string, T>>, locale: string): T | undefined {
  const found = inOrder(locale).find((code) => Object.hasOwn(texts, code));
  return found === undefined ? Object.values(texts)[0] : texts[found];
}

/** The language a cloud is told, of those that it knows. */
export const toldLanguage = (locale: string, known: readonly string[]): string =>
  inOrder(locale).find((code) => known.includes(code)) ?? known[0] ?? FALLBACK;

/**
 * Whether a language reads the English one of two names that a cloud keeps, `name` and `nameEn`.
 *
 * @example readsEnglish('de') // true
 * @public
 */
export const readsEnglish = (locale: string): boolean =>
  inOrder(locale).find((code) => code === 'en' || code === UNSAID) !== UNSAID;
