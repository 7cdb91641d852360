import { type AnyRecord, readsEnglish } from '@/schema';

/** What stands for a record in a language; its id when it has no name. @public */
export function titleIn(
  { id, $title, $titleEn }: Pick<AnyRecord, 'id' | '$title' | '$titleEn'>,
  locale: string,
): string {
  return (readsEnglish(locale) && $titleEn) || $title || id;
}
