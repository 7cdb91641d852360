import { languageOf } from '@/schema/internal';
/**
 * Says the language of the page, and that a browser is not to translate it: it would put elements of its own around
 * texts that React changes afterwards, and the page would break. Languages are chosen on the page.
 */
export function setPageLanguage(locale: string): void {
  const { tag = locale, direction = 'ltr' } = languageOf(locale);
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
  document.documentElement.translate = false;
}
