import { type AnyRecord, type Resource, foldText } from '@/schema';

/** Where a record has what was looked for: the field and its text. */
export interface FoundIn {
  readonly field: string;
  readonly text: string;
}

const textOf = (record: AnyRecord, field: string): string => {
  const value = record.$texts?.[field] ?? record[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const placesOf = (resource: Resource, record: AnyRecord): readonly FoundIn[] =>
  (resource.search?.in ?? []).map((field) => ({ field, text: textOf(record, field) }));

/** Something else that the search looks in: what tells records of one name apart. */
export const besideName = (resource: Resource, record: AnyRecord, name: string): FoundIn | undefined =>
  placesOf(resource, record).find(({ text }) => text !== '' && text !== name);

/**
 * The field of the search that has the text; `hidden` where one of them is masked or not told, so that only the cloud
 * can know; undefined where the record has it nowhere: the cloud did not heed the search.
 *
 * @param text what was looked for
 */
export function foundIn(resource: Resource, record: AnyRecord, text: string): FoundIn | 'hidden' | undefined {
  const part = foldText(text);
  const places = placesOf(resource, record);
  const found = places.find((one) => foldText(one.text).includes(part));
  if (found) return found;
  return places.some((one) => one.text === '' || one.text.includes('*')) ? 'hidden' : undefined;
}
