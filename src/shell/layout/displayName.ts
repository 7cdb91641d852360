import { shownName } from '@/schema/internal';
import { readsEnglish } from '@/schema';

/** Something the server named, perhaps in several languages. */
export interface Named {
  readonly name: string;
  readonly nameEn: string;
  readonly names?: Readonly<Record<string, string>>;
}

/** The server's name in the user's language, else the nearer one of its two names. */
export function displayName({ name, nameEn, names }: Named, locale: string): string {
  return shownName(names?.[locale] || (readsEnglish(locale) ? nameEn || name : name || nameEn));
}
