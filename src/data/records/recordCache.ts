import type { AnyRecord, Id, Resource } from '@/schema';
import { currentTime } from '@/schema/dates';

/** Long enough for the references of one screen, short enough to see a colleague's new record. */
const KEPT_MS = 30_000;

type ById = ReadonlyMap<Id, AnyRecord>;

/**
 * Records of resources that answer all at once, kept for half a minute so that references of a screen share one call.
 */
export function createRecordCache(now: () => number = currentTime) {
  const kept = new Map<string, { readonly since: number; readonly records: Promise<ById> }>();
  return {
    /** By id; empty for a resource that pages, and when the call failed. */
    async all(resource: Resource): Promise<ById> {
      if (resource.above !== undefined) return new Map(); // listed below one other at a time
      const known = kept.get(resource.name);
      if (known && now() - known.since < KEPT_MS) return known.records;
      const lists = import('../lists/listAtOnce');
      const records = lists
        .then(({ listAtOnce }) => listAtOnce(resource, { quiet: true }))
        .then(
          (all): ById => new Map((all ?? []).map((record) => [record.id, record])),
          (): ById => {
            kept.delete(resource.name);
            return new Map();
          },
        );
      kept.set(resource.name, { since: now(), records });
      return records;
    },
    forget(resource: Resource): void {
      kept.delete(resource.name);
    },
  };
}

export type RecordCache = ReturnType<typeof createRecordCache>;
