import { useContext, useEffect, useMemo, useState } from 'react';
import { I18nContext, useLocale, type I18nProvider } from 'react-admin';
import { i18nProvider, type ConsoleI18nProvider } from '@/data/internal';
import { givenRegistry } from './givenSchemas';

let texts: ConsoleI18nProvider | undefined;
/** Our texts in the language of the app; one for all pages, as they are loaded once. */
export const ourTexts = (locale: string): ConsoleI18nProvider => (texts ??= i18nProvider(givenRegistry, locale));

/** Texts of ours, and of the app those that we have not. */
export function useTexts(): I18nProvider {
  const theirs = useContext(I18nContext);
  const locale = useLocale() ?? 'en';
  const ours = ourTexts(locale);
  const [, setShown] = useState(ours.getLocale());
  useEffect(() => {
    if (ours.getLocale() === locale) return;
    // a language of the app that we do not have: our texts stay as they are
    void Promise.resolve(ours.changeLocale(locale)).then(
      () => setShown(locale),
      () => undefined,
    );
  }, [ours, locale]);
  return useMemo(
    () => ({
      ...theirs,
      translate: (key, options) => {
        const own = key.startsWith('ra.') ? '' : ours.translate(key, { ...options, _: '' });
        if (own !== '') return own;
        const other = theirs.translate(key, options);
        return other === key ? ours.translate(key, options) : other;
      },
    }),
    [theirs, ours],
  );
}
