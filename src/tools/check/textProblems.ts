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

interface Script {
  readonly name: string;
  /** An abbreviation beside its words is right; a text without one of its signs is still of the other language. */
  readonly signs: RegExp;
  readonly hasPlural: boolean;
}

/** Languages whose texts can be told from others by their signs. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  zh: { name: 'Chinese', signs: /\p{Script=Han}/u, hasPlural: false },
};

/** A text in a language, undefined where it has none. */
interface Said {
  readonly locale: string;
  readonly text: string | undefined;
}

/** What is wrong with the words of a text that is there in both languages, and can be told by its signs. */
function scriptProblem(key: string, base: string, { name, signs }: Script, own: Said, names: readonly string[]) {
  const { locale, text = '' } = own;
  if (base !== text) {
    if (signs.test(text) || !isUntranslated(text, names)) return undefined;
    return `"${text}" in ${locale}.json is not ${name}. Translate it; a proper name or unit goes into locales/same.json.`;
  }
  if (isWordless(key, base)) return `"${base}" is the code and no word for it. Say what it means, in both files.`;
  if (isUntranslated(base, names))
    return `"${base}" stands in ${locale}.json, too. Translate it; a proper name or unit goes into locales/same.json.`;
  return undefined;
}

/** What is wrong with a pair of texts whatever their words are: one is missing or empty, or fills in other parts. */
function brokenProblem(base: Said, own: Said): string | undefined {
  if (base.text === undefined || own.text === undefined)
    return `It is only in ${base.text === undefined ? own.locale : base.locale}.json. Write it in the other, too, or remove it.`;
  const empty = [base, own].find(({ text }) => text?.trim() === '');
  if (empty) return `It is empty in ${empty.locale}.json. Write it.`;
  const [first, second] = [holesOf(base.text), holesOf(own.text)];
  if (first.join() !== second.join())
    return `It has ${first.join(' ') || 'nothing'} to fill in in ${base.locale}.json, and ${second.join(' ') || 'nothing'} in ${own.locale}.json. Name the same in both.`;
  const script = SCRIPTS[own.locale];
  return script && !script.hasPlural && own.text.includes('||||')
    ? `${script.name} has no plural. Write one form.`
    : undefined;
}

/** What is wrong with a pair of texts, and what to do; undefined when nothing is. */
function problemOf(key: string, base: Said, own: Said, names: readonly string[]): string | undefined {
  const script = SCRIPTS[own.locale];
  return brokenProblem(base, own) ?? (script && scriptProblem(key, base.text ?? '', script, own, names));
}

/** What is wrong with a text; `isWording`: it is there, in the words of the other language or as a code. */
export interface TextProblem {
  readonly key: string;
  readonly problem: string;
  readonly isWording: boolean;
}

/** The texts of a folder of `locales` in a language with which something is wrong, held against another one. */
export function textsAtFault(
  base: NestedTexts,
  own: NestedTexts,
  names: readonly string[],
  isIncluded: (key: string) => boolean = () => true,
  [first, second]: readonly [string, string] = ['en', 'zh'],
): TextProblem[] {
  const [before, after] = [flatTexts(base), flatTexts(own)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(isIncluded).flatMap((key): TextProblem[] => {
    const [one, other] = [
      { locale: first, text: before.get(key) },
      { locale: second, text: after.get(key) },
    ];
    const problem = problemOf(key, one, other, names);
    const isWording = problem !== undefined && brokenProblem(one, other) === undefined;
    return problem === undefined ? [] : [{ key, problem, isWording }];
  });
}

/**
 * What is wrong with the texts of a folder of `locales` in a language, one line each, held against another one:
 * missing, empty, other parts to fill in, not translated.
 *
 * @param names words that are the same in all languages, `locales/same.json`
 * @param isIncluded of which keys; all of them when left out
 * @param locales the codes of both languages
 */
export const textProblems = (...given: Parameters<typeof textsAtFault>): string[] =>
  textsAtFault(...given).map(({ key, problem }) => `${key}: ${problem}`);
