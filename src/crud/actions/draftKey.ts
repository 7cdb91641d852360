import type { AnyRecord } from '@/schema';

/** What is asked for these records, in whichever order they were picked. */
export function draftKey(path: string, action: string, records: readonly AnyRecord[]): string {
  const ids = records.map(({ id }) => String(id)).toSorted();
  return `${path}:${action}:${ids.join()}`;
}
