import { type AnyRecord, readsEnglish } from '@/schema';

/**
 * What stands for a record in a language; its id when it has no name.
 *
 * @example titleIn({ id: '7', $title: '电表', $titleEn: 'Meter' }, 'en') // 'Meter'
 * @public
 */
export function titleIn(
  { id, $title, $titleEn }: Pick<AnyRecord, 'id' | '$title' | '$titleEn'>,
  locale: string,
): string {
  return (readsEnglish(locale) && $titleEn) || $title || id;
}
