import type { NestedTexts } from '@/schema';

/** Nested texts by dotted key. What begins with `$` names other texts. */
export function flatTexts(texts: NestedTexts, above = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] => {
      if (key.startsWith('$') || value === undefined) return [];
      return typeof value === 'string' ? [[above + key, value]] : [...flatTexts(value, `${above}${key}.`)];
    }),
  );
}

/** The parts of a text that are filled in, `%{name}`, each once. */
const holesOf = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

/**
 * A word as languages have them: `Part`, `weight`. Names and units are written otherwise: `CCS`, `CHAdeMO`, `kWh`,
 * `V2G`, `h`.
 */
const isWord = (word: string): boolean => /^[A-Z]?[a-z]+$/.test(word) && word.length > 1;

/**
 * Whether a text that is the same in both languages has words to translate. `names` are those that have none: proper
 * names, units.
 */
export function isUntranslated(text: string, names: readonly string[]): boolean {
  const own = new Set(names);
  const phrases = names.filter((name) => name.includes(' '));
  const rest = phrases.reduce((before, phrase) => before.replaceAll(phrase, ''), text).replaceAll(/%\{\w+\}/g, '');
  return (rest.match(/[A-Za-z][A-Za-z0-9]*/g) ?? []).some((word) => isWord(word) && !own.has(word));
}

/** The word of a code that is still the code: `new:resource` writes it where the words of a code are not known. */
const isWordless = (key: string, text: string): boolean =>
  /(?:^|\.)enums\./.test(key) && /^\d+$/.test(text) && key.endsWith(`.${text}`);

/** An abbreviation beside Chinese words is right; a text without one of them is still in the language of the source. */
const HAS_CHINESE = /\p{Script=Han}/u;

/** What is wrong with a pair of texts, and what to do; undefined when nothing is. */
function problemOf(
  key: string,
  english: string | undefined,
  chinese: string | undefined,
  names: readonly string[],
): string | undefined {
  if (english === undefined || chinese === undefined)
    return `It is only in ${english === undefined ? 'zh' : 'en'}.json. Write it in the other, too, or remove it.`;
  if (english.trim() === '' || chinese.trim() === '')
    return `It is empty in ${english.trim() === '' ? 'en' : 'zh'}.json. Write it.`;
  if (holesOf(english).join() !== holesOf(chinese).join())
    return `It has ${holesOf(english).join(' ') || 'nothing'} to fill in in en.json, and ${holesOf(chinese).join(' ') || 'nothing'} in zh.json. Name the same in both.`;
  if (chinese.includes('||||')) return 'Chinese has no plural. Write one form.';
  if (english !== chinese) {
    if (HAS_CHINESE.test(chinese) || !isUntranslated(chinese, names)) return undefined;
    return `"${chinese}" in zh.json is not Chinese. Translate it; a proper name or unit goes into locales/same.json.`;
  }
  if (isWordless(key, english)) return `"${english}" is the code and no word for it. Say what it means, in both files.`;
  if (isUntranslated(english, names))
    return `"${english}" stands in zh.json, too. Translate it; a proper name or unit goes into locales/same.json.`;
  return undefined;
}

/**
 * What is wrong with the texts of a folder of `locales`, one line each: missing in a language, empty, other parts to
 * fill in, not translated.
 *
 * @param names words that are the same in both languages, `locales/same.json`
 * @param isIncluded of which keys; all of them when left out
 */
export function textProblems(
  english: NestedTexts,
  chinese: NestedTexts,
  names: readonly string[],
  isIncluded: (key: string) => boolean = () => true,
): string[] {
  const [en, zh] = [flatTexts(english), flatTexts(chinese)];
  return [...new Set([...en.keys(), ...zh.keys()])].filter(isIncluded).flatMap((key) => {
    const problem = problemOf(key, en.get(key), zh.get(key), names);
    return problem === undefined ? [] : [`${key}: ${problem}`];
  });
}
