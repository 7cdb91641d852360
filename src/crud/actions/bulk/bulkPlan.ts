import { isEmpty, matches, sentFields, type AnyRecord, type Resource } from '@/schema';

/** What setting the same values in several records comes to. */
export interface BulkPlan {
  readonly changing: readonly AnyRecord[];
  /** So many have these values already. */
  readonly same: number;
  /** So many cannot be changed in the state they are in. */
  readonly closed: number;
}

const equal = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b);

/**
 * Tells apart the records that change, those that need not and those that cannot. `can`: whether the user may edit the
 * record.
 */
export function bulkPlan(
  resource: Resource,
  records: readonly AnyRecord[],
  values: Readonly<Record<string, unknown>>,
  can: (record: AnyRecord) => boolean,
): BulkPlan {
  const names = Object.keys(values);
  if (names.length === 0) return { changing: [], same: 0, closed: 0 };
  const open = records.filter((record) => {
    const sent = sentFields(resource, { ...record, ...values }, 'edit');
    return (
      can(record) && matches(resource.standard.edit?.enabled, record) && names.every((name) => sent.includes(name))
    );
  });
  const changing = open.filter((record) => names.some((name) => !equal(record[name], values[name])));
  return { changing, same: open.length - changing.length, closed: records.length - open.length };
}
