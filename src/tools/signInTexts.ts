import { existsSync, readdirSync } from 'node:fs';
import { mergedTexts, over, type Texts } from './mergedTexts.ts';

/** What the form says; the script before the first paint is small, and all wait for it. */
const OF_FORM = ['title', 'account', 'password', 'captcha', 'showPassword', 'submit', 'language', 'tagline'];
/** What a text is said in that a language lacks. */
const FALLBACK = 'en';

/** Files with the texts of the pages before the console. */
export const signInFiles = (roots: readonly string[]): string[] =>
  roots
    .flatMap((root) => ['sign-in', 'first'].map((area) => `${root}/locales/${area}`))
    .flatMap((folder) => {
      const files = existsSync(folder) ? readdirSync(folder) : [];
      return files.filter((file) => file.endsWith('.json')).map((file) => `${folder}/${file}`);
    });

/** Texts of an area in a language, over those it falls back to; those of a later folder stand above. */
const whole = (roots: readonly string[], area: string, locale: string): Texts =>
  [FALLBACK, locale].map((code) => mergedTexts(roots, `locales/${area}/${code}.json`)).reduce(over);

/** Languages that the pages before the console speak. */
export const signInLocales = (roots: readonly string[]): string[] => [
  ...new Set(signInFiles(roots).flatMap((path) => /\/sign-in\/([\w-]+)\.json$/.exec(path)?.[1] ?? [])),
];

/** Texts of the pages before the console in a language; what it lacks is English. */
export const signInTexts = (roots: readonly string[], locale: string): Texts => whole(roots, 'sign-in', locale);

/** What of them the form says that stands in the page before the console is there, by language. */
export function firstTexts(roots: readonly string[]): Readonly<Record<string, Texts>> {
  return Object.fromEntries(
    signInLocales(roots).map((locale) => {
      const { failed = {}, ...texts } = signInTexts(roots, locale);
      const form = Object.fromEntries(OF_FORM.flatMap((key) => (texts[key] === undefined ? [] : [[key, texts[key]]])));
      const title = typeof failed === 'object' ? failed.title : undefined;
      return [locale, { ...form, ...(title !== undefined && { failed: { title } }), ...whole(roots, 'first', locale) }];
    }),
  );
}
