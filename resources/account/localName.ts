import { readsEnglish } from '@/schema';

/** The name in the language of the page; the other one when it is missing. */
export function localName(entry: { readonly name: string; readonly nameEn: string }, locale: string): string {
  return readsEnglish(locale) ? entry.nameEn || entry.name : entry.name || entry.nameEn;
}
