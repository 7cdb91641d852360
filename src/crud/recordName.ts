import { recordText, type AnyRecord, type Resource } from '@/schema';

/** What a record is called in questions and messages: its name in the user's language, its title, else its id. */
export function recordName(resource: Resource, record: AnyRecord, locale: string): string {
  const english = locale === 'en' && resource.recordTitleEn !== undefined && Boolean(record[resource.recordTitleEn]);
  if (english) return recordText(resource, record, 'en');
  return record.$title ?? recordText(resource, record, 'zh');
}
