import { isEmpty, type AnyRecord } from '@/schema';

/**
 * What ties another resource's records to this one: their filters with our values. Undefined where one of ours is
 * empty: nothing is tied to it then, and an open filter would find everything.
 */
export function givenOf(
  { by }: { readonly by: Readonly<Record<string, string>> },
  record: AnyRecord,
): Readonly<Record<string, unknown>> | undefined {
  const given = Object.entries(by).map(([theirs, ours]) => [theirs, record[ours]] as const);
  return given.some(([, value]) => isEmpty(value)) ? undefined : Object.fromEntries(given);
}
