import { type AnyRecord, nameIn } from '@/schema';

/**
 * What stands for a record in a language; its id when it has no name.
 *
 * @example titleIn({ id: '7', $title: '电表', $titleEn: 'Meter' }, 'en') // 'Meter'
 * @public
 */
export function titleIn(
  { id, $title, $titleEn, $titles }: Pick<AnyRecord, 'id' | '$title' | '$titleEn' | '$titles'>,
  locale: string,
): string {
  return nameIn({ name: $title, nameEn: $titleEn, names: $titles }, locale) || id;
}
