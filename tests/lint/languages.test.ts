import { expect, it } from 'vitest';
import { isTest, sourceFiles, textOf } from './sources.mjs';

/** Who may tell one language from all others, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/schema/language/languages.ts': 'what Intl does not tell of languages',
  'src/access/readMenu.ts': '`nameEn` is the English name on the wire',
  'src/data/registry/registry.ts': '`name` and `nameEn` are there already',
  'src/widgets/dates/calendarLocale.ts': 'English is what the pickers say themselves',
  'src/widgets/dates/PickerLanguage.tsx': 'English is what the pickers say themselves',
  'src/schema/dates/dateForms.ts': 'the English of the specification',
};
const CODE = String.raw`(['"])(?:zh|en|de)(?:-[A-Za-z]+)?\1`;
/** A comparison with a language, or a list of the two. */
const TOLD = new RegExp(
  String.raw`[!=]==\s*${CODE}|startsWith\(${CODE.replace(String.raw`\1`, String.raw`\2`)}|\[['"](?:zh['"], ['"]en|en['"], ['"]zh)['"]\]\.|\/\^(?:en|zh)\b`,
);
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

it('is told from another by what is known of it, never by its code, but where the wire or a package names it', () => {
  const telling = sourceFiles().filter(
    (path) =>
      path.startsWith('src/') &&
      !path.startsWith('src/tools/') &&
      !isTest(path) &&
      TOLD.test(withoutComments(textOf(path))),
  );
  expect(telling.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});
