import { shownName } from '@/schema/internal';
import { readsEnglish } from '@/schema';

/** Something the server named, perhaps in two languages. */
export interface Named {
  readonly name: string;
  readonly nameEn: string;
}

/** The server's name in the user's language: the English one when the language is English and there is one. */
export function displayName({ name, nameEn }: Named, locale: string): string {
  return shownName(readsEnglish(locale) ? nameEn || name : name || nameEn);
}
