import type { Locale } from '../core/texts';
import { companies } from '../seed/companies';
import { regions } from '../world/regions';
import { commercialSites } from '../world/world';
import { NUMBERED, PAIRS, type Pair } from './pairs';

/*
 * A cloud names its sites, devices and notices in the language of who asks. Here names are kept in one language, as
 * they were seeded, and said in the other when they are answered. Only a text that is wholly made of names of the
 * demonstration is. What a person typed comes back as it was typed, also where it is such a name.
 */

interface Phrase {
  readonly from: string;
  readonly to: string;
  readonly numbered: boolean;
}

/** Phrases by their first sign, the longest first: `储能电池` before `储能`. */
type Phrases = ReadonlyMap<string, readonly Phrase[]>;

const HAN = /[\u4e00-\u9fff]/;
/** Signs of a Chinese text, letters or punctuation. */
const CHINESE_SIGN = /[\u4e00-\u9fff\u3001\u3002\uff08-\uff1a]/;
const PUNCTUATION: Readonly<Record<string, string>> = {
  '：': ': ',
  '，': ', ',
  '。': '.',
  '、': ', ',
  '（': ' (',
  '）': ')',
};
/** Numbers, codes and models: the same in both languages. */
const CODE = /[A-Z0-9][A-Z0-9.:/#%-]*(?![A-Za-z])/y;
const LATIN = /(?:(?!\d+号)[\u0020-\u007e\u00b7])+/y;
const NUMBER = /(\d+)号/y;

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function phrasesOf(pairs: readonly (readonly [Pair, boolean])[], toEnglish: boolean): Phrases {
  const found = new Map<string, Phrase[]>();
  for (const [[zh, en], numbered] of pairs)
    for (const from of toEnglish ? [zh] : [...new Set([en, lowered(en)])]) {
      const phrase = { from, to: toEnglish ? en : zh, numbered };
      const own = found.get(from.charAt(0)) ?? [];
      if (!own.some((one) => one.from === from)) found.set(from.charAt(0), [...own, phrase]);
    }
  for (const own of found.values()) own.sort((one, other) => other.from.length - one.from.length);
  return found;
}

const ALL: readonly (readonly [Pair, boolean])[] = [
  ...[...commercialSites, ...regions].map(({ name }) => [[name.zh, name.en] as const, false] as const),
  ...companies.map(({ name, nameEn }) => [[name, nameEn] as const, false] as const),
  ...NUMBERED.map((pair) => [pair, true] as const),
  ...PAIRS.map((pair) => [pair, false] as const),
];
const ENGLISH = phrasesOf(ALL, true);
const CHINESE = phrasesOf(ALL, false);

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};
const phraseAt = (phrases: Phrases, text: string, at: number): Phrase | undefined =>
  phrases.get(text.charAt(at))?.find(({ from }) => text.startsWith(from, at));

function toEnglish(text: string): string | undefined {
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    const number = phraseAt(ENGLISH, text, at) ? null : matchAt(NUMBER, text, at);
    const after = at + (number?.[0].length ?? 0);
    const phrase = phraseAt(ENGLISH, text, after);
    const latin = number ? undefined : matchAt(LATIN, text, at)?.[0];
    const sign = PUNCTUATION[text.charAt(at)];
    if (number) parts.push(phrase?.numbered ? `${phrase.to} ${number[1]}` : (number[1] ?? ''));
    else parts.push(phrase?.to ?? latin ?? sign ?? '');
    if (!number && parts.at(-1) === '') return undefined;
    at = number && !phrase?.numbered ? after : after + (phrase?.from.length ?? latin?.length ?? 1);
  }
  const joined = parts.reduce(
    (said, part) => said + (/[\w)]$/.test(said) && /^[\w(]/.test(part) ? ' ' : '') + part,
    '',
  );
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

function toChinese(text: string): string | undefined {
  const parts: string[] = [];
  let named = HAN.test(text);
  for (let at = 0; at < text.length;) {
    const phrase = /\w/.test(text.charAt(at - 1)) ? undefined : phraseAt(CHINESE, text, at);
    const end = at + (phrase?.from.length ?? 0);
    if (phrase && !/\w/.test(text.charAt(end))) {
      const number = phrase.numbered ? /^ (\d+)(?!\w)/.exec(text.slice(end)) : null;
      parts.push(number ? `${number[1]}号${phrase.to}` : phrase.to);
      named ||= /[a-z]/.test(phrase.from);
      at = end + (number?.[0].length ?? 0);
      continue;
    }
    const code = matchAt(CODE, text, at)?.[0];
    if (code === undefined && /[A-Za-z]/.test(text.charAt(at))) return undefined;
    parts.push(code ?? text.charAt(at));
    at += code?.length ?? 1;
  }
  return named
    ? parts.join('').replace(/(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff\d]+号?[\u4e00-\u9fff])/g, '')
    : undefined;
}

/** Ends a kept text that a person typed; no answer has it. */
const TYPED = '\u2060';
const KEPT = 20_000;
/** A longer text is no name, and nobody's list of names. */
const MOST = 10_000;
const known: Readonly<Record<Locale, Map<string, string>>> = { en: new Map(), zh: new Map() };

/**
 * A text of the demonstration in a language; any other as it is.
 *
 * @example worded('工业园区一期3号逆变器', 'en') // 'Suzhou Industrial Zone 1 Inverter 3'
 */
export function worded(text: string, locale: Locale): string {
  if (text.endsWith(TYPED)) return text.slice(0, -TYPED.length);
  // codes begin with a small letter, or are one word of capitals
  const other = locale === 'en' ? CHINESE_SIGN.test(text) : /^[A-Z\d\u4e00-\u9fff].*[a-z]{2}/.test(text);
  if (!other || text.length > MOST) return text;
  const memory = known[locale];
  const before = memory.get(text);
  if (before !== undefined) return before;
  const said = (locale === 'en' ? toEnglish(text) : toChinese(text)) ?? text;
  if (memory.size >= KEPT) memory.clear();
  memory.set(text, said);
  return said;
}

/**
 * A text that a person typed, to keep: one that is a name of the demonstration is marked, so that it is never said in
 * the other language.
 *
 * @example worded(typedText('Sales'), 'zh') // 'Sales'
 */
export const typedText = (text: string): string =>
  worded(text, 'en') === text && worded(text, 'zh') === text ? text : text + TYPED;

/** All that may be kept of a text: as it was typed, and as a name in either language. */
export const keptForms = (text: string): readonly string[] => [
  ...new Set([text, typedText(text), worded(text, 'en'), worded(text, 'zh')]),
];

/** A value of a record as a list shows it: the English name of one that has two, any text in the language. */
export function shownValue(row: Readonly<Record<string, unknown>>, key: string, locale: Locale): unknown {
  const value = row[key];
  if (typeof value !== 'string') return value;
  const english = row[`${key}En`];
  if (english === undefined) return worded(value, locale);
  return locale === 'en' && typeof english === 'string' && english !== '' ? english : value;
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** An answer in a language. What has a name in both keeps them: menus are shown in either without another call. */
export function wordedAnswer(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return worded(value, locale);
  if (Array.isArray(value)) return value.map((one) => wordedAnswer(one, locale));
  if (!isRow(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [
      key,
      key.endsWith('En') || value[`${key}En`] !== undefined ? own : wordedAnswer(own, locale),
    ]),
  );
}

/** A record of a list, where its name is the one of the language; in its detail both are edited. */
export const listedRow = <Row extends Readonly<Record<string, unknown>>>(row: Row, locale: Locale): Row =>
  Object.keys(row).some((key) => row[`${key}En`] !== undefined)
    ? (Object.fromEntries(
        Object.keys(row).map((key) => [key, key.endsWith('En') ? row[key] : shownValue(row, key, locale)]),
      ) as Row)
    : row;
