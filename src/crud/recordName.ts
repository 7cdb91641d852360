import { recordText, type AnyRecord, type Resource } from '@/schema';
import { titleField } from '@/schema/internal';

/**
 * What a record is called in questions and messages: its name in the user's language, its title, else its id.
 *
 * @example recordName(resource, record, 'en') // 'Roof'
 * @public
 */
export function recordName(resource: Resource, record: AnyRecord, locale: string): string {
  const isUsual = titleField(resource, record, locale) === resource.recordTitle;
  return (isUsual ? record.$title : undefined) ?? recordText(resource, record, locale);
}
