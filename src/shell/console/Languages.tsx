import { useEffect, useState, type ReactNode } from 'react';
import { I18nContext, useLocaleState, type I18nProvider } from 'react-admin';
import { setPageLanguage } from '@/data/internal';

/** The same provider under a new identity: whoever translates renders again, nothing is mounted anew. */
const renewed = (provider: I18nProvider): I18nProvider => ({
  translate: (key, options) => provider.translate(key, options),
  changeLocale: (locale, options) => provider.changeLocale(locale, options),
  getLocale: () => provider.getLocale(),
  getLocales: () => provider.getLocales?.() ?? [],
});

/**
 * Changes the language in place. react-admin mounts the whole page anew when the language changes, and what was
 * typed is lost; here the texts change once they are loaded, and the page stays as it is.
 */
export function Languages({ provider, children }: { readonly provider: I18nProvider; readonly children: ReactNode }) {
  const [locale] = useLocaleState();
  const [value, setValue] = useState(() => renewed(provider));
  useEffect(() => {
    setPageLanguage(locale);
    if (provider.getLocale() === locale) return;
    let isCurrent = true;
    void Promise.resolve(provider.changeLocale(locale)).then(
      () => isCurrent && setValue(renewed(provider)),
      () => undefined, // the texts could not be loaded: the old ones stay
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, provider]);
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}
