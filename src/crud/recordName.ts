import { recordText, type AnyRecord, type Resource, readsEnglish } from '@/schema';

/**
 * What a record is called in questions and messages: its name in the user's language, its title, else its id.
 *
 * @example recordName(resource, record, 'en') // 'Roof'
 * @public
 */
export function recordName(resource: Resource, record: AnyRecord, locale: string): string {
  const isEnglish = resource.recordTitleEn && readsEnglish(locale) && record[resource.recordTitleEn];
  return (isEnglish ? undefined : record.$title) ?? recordText(resource, record, locale);
}
