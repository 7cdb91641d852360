import { setPageLanguage } from '@/data/internal';
import { brandTitle, type Brand } from './brand';

/** Gives the document the title, icon and language of the brand. */
export function applyBrand(brand: Brand, locale: string): void {
  document.title = brandTitle(brand, locale);
  setPageLanguage(locale);
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', brand.icon);
}
