import type { Locale, Registry } from '../registry/registry';
import { areaTexts } from './areaTexts';
import { mergeMessages, type Texts } from './mergeMessages';

/** Languages that a package of react-admin's texts is used of. */
const PACKAGES: Readonly<Record<Locale, () => Promise<{ readonly default: object }>>> = {
  en: () => import('ra-language-english'),
  zh: () => import('./raZh'),
};

/**
 * react-admin's own texts. Of other languages than those there are packages of, they are texts like all others
 * (`locales/ra`), over the English ones.
 */
export async function raMessages(registry: Pick<Registry, 'messages' | 'isWhole'>, locale: Locale): Promise<Texts> {
  const own = PACKAGES[locale];
  if (own) return (await own()).default as Texts;
  const [english, texts] = await Promise.all([raMessages(registry, 'en'), areaTexts(registry, 'ra', locale)]);
  return mergeMessages(english, texts);
}
