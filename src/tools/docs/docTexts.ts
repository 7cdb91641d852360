import { foundKey } from '@/schema';
import { mergeMessages, type Locale, type Messages } from '@/data';
import polyglotI18nProvider from 'ra-i18n-polyglot';

const files = import.meta.glob<Messages>(['/locales/*/*.json', '!/locales/playground/*.json'], {
  eager: true,
  import: 'default',
});

const inLanguage = (locale: Locale) =>
  mergeMessages(...Object.entries(files).flatMap(([path, texts]) => (path.endsWith(`/${locale}.json`) ? [texts] : [])));

export type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The console's texts in a language; a key that no file has is itself. */
export function docTexts(locale: Locale): Translate {
  const messages = inLanguage(locale);
  const { translate } = polyglotI18nProvider(() => ({ ...messages }) as never, locale, [], {
    allowMissing: true,
    onMissingKey: (key: string) => key,
  });
  return (key, options) => translate(foundKey(key, messages), options);
}
