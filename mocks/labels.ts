import type { Labels } from './core/context';
import type { Locale } from './core/texts';

type Messages = { readonly [key: string]: string | Messages };

const files = import.meta.glob<Messages>('../locales/*/*.json', { eager: true, import: 'default' });

const ofLocale = (locale: Locale): Messages[] =>
  Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.json`)).map(([, messages]) => messages);

const messages: Record<Locale, Messages[]> = { en: ofLocale('en'), zh: ofLocale('zh') };

function find(locale: Locale, path: readonly string[]): string | undefined {
  for (const file of messages[locale]) {
    const found = path.reduce<string | Messages | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), file);
    if (typeof found === 'string') return found;
  }
  return undefined;
}

/** The console's own words, so that an exported file says what the list says. */
export const consoleLabels: Labels = {
  field: (resource, field, locale) => find(locale, ['resources', resource, ...(field ? ['fields', field] : ['name'])]),
  text: (key, locale) => find(locale, key),
  value: (resource, field, code, locale) => find(locale, ['resources', resource, 'enums', field, code]),
};
