import { foundKey, textAt, type NestedTexts } from '@/schema';
import type { Labels } from './core/context';
import type { Locale } from './core/texts';

const files = import.meta.glob<NestedTexts>('../locales/*/*.json', { eager: true, import: 'default' });

/** Texts of all areas as one; no two areas say the same key. */
function joined(all: readonly NestedTexts[]): NestedTexts {
  const texts: Record<string, NestedTexts[string]> = {};
  for (const file of all) {
    for (const [key, value] of Object.entries(file)) {
      const known = texts[key];
      texts[key] = typeof known === 'object' && typeof value === 'object' ? joined([known, value]) : value;
    }
  }
  return texts;
}

const ofLocale = (locale: string): NestedTexts =>
  joined(
    Object.entries(files)
      .filter(([path]) => path.endsWith(`/${locale}.json`))
      .map(([, texts]) => texts),
  );

const messages: Readonly<Record<Locale, NestedTexts>> = { en: ofLocale('en'), zh: ofLocale('zh') };

const find = (locale: Locale, path: readonly string[]): string | undefined =>
  textAt(messages[locale], foundKey(path.join('.'), messages[locale]).split('.'));

/** The console's own words, so that an exported file says what the list says. */
export const consoleLabels: Labels = {
  field: (resource, field, locale) => find(locale, ['resources', resource, ...(field ? ['fields', field] : ['name'])]),
  text: (key, locale) => find(locale, key),
  value: (resource, field, code, locale) => find(locale, ['resources', resource, 'enums', field, code]),
};

const others = [...new Set(Object.keys(files).map((path) => path.slice(path.lastIndexOf('/') + 1, -5)))].filter(
  (locale) => !(locale in messages),
);
const otherMessages = new Map(others.map((locale) => [locale, ofLocale(locale)]));

/** What a schema or page is called in languages besides the two of every menu, while it is called as in its texts. */
export function pageNames(key: string, nameEn: string): Readonly<Record<string, string>> {
  if (consoleLabels.field(key, '', 'en') !== nameEn) return {};
  return Object.fromEntries(
    [...otherMessages].flatMap(([locale, texts]) => {
      const name = textAt(texts, foundKey(`resources.${key}.name`, texts).split('.'));
      return name === undefined ? [] : [[locale, name]];
    }),
  );
}
