import { isEmpty, type AnyRecord, type Resource } from '@/schema';

/** A value of a record in words; '' for what is no name, such as a moment or an amount. */
function wordsOf({ fields }: Resource, record: AnyRecord, field: string): string {
  const { type } = fields[field] ?? {};
  const value = record.$texts?.[field] ?? (type?.traits?.searched ? record[field] : undefined);
  return typeof value === 'string' ? value : '';
}

/**
 * What records of one name are told apart by: the first column that says something else of each of them. Records whose
 * name is their own are not in it, nor those that nothing tells apart.
 *
 * @param nameOf what a record is called
 */
export function namesApart(
  resource: Resource,
  records: readonly AnyRecord[],
  nameOf: (record: AnyRecord) => string,
): ReadonlyMap<string, string> {
  const alike = new Map<string, AnyRecord[]>();
  for (const record of records) alike.set(nameOf(record), [...(alike.get(nameOf(record)) ?? []), record]);
  return new Map(
    [...alike.values()].flatMap((group) => {
      if (group.length === 1) return [];
      const column = resource.columns.find(({ field }) => {
        const words = group.map((record) => wordsOf(resource, record, field));
        return words.every((one) => !isEmpty(one)) && new Set(words).size === group.length;
      });
      return column ? group.map((record) => [record.id, wordsOf(resource, record, column.field)] as const) : [];
    }),
  );
}
