import { WireError, type HeardAnswer } from '@/api';
import { tellFailure } from '@/api/internal';
import { idParams, decodeRecord, type AnyRecord, type Id, type Resource } from '@/schema';
import { partsOfId } from '@/schema/internal';
import { invoke, loadProvide, notFound, type InvokeOptions } from './invoke';
import type { RecordCache } from './recordCache';

/** Calls at the same time for the references of one screen. */
const TOGETHER = 4;

/** Whether its service makes edits of the record as it was read, or tells versions apart. */
export const mayEditRead = ({ api: { wire } }: Resource): boolean =>
  wire !== undefined && Boolean(wire.versions ?? wire.edits ?? (wire.envelope === false || wire.format));

/** One record by its detail call. Its id is the one that was asked for, whatever the answer calls it. */
export async function getRecord(resource: Resource, id: Id, options: InvokeOptions = {}): Promise<AnyRecord> {
  const call = resource.call('detail');
  if (!call) return (await import('./findRecord')).findRecord(resource, id, options);
  // an edit is made of the record as it was read
  const keep = mayEditRead(resource) && (await import('./lateForeign'));
  let heard: HeardAnswer | undefined;
  // a cloud may have no such call: what its list says counts then, and nobody is told
  const isListed = resource.call('page') !== undefined && !call.provided && !resource.api.wire;
  let answer: unknown;
  try {
    answer = await invoke(call, idParams(call, id), {
      ...options,
      reads: true,
      ...(isListed && { quiet: true }),
      ...(keep && { heard: (one) => (heard = one) }),
    });
  } catch (error) {
    if (!isListed || !(error instanceof WireError)) throw error;
    const finding = { ...options, quiet: true };
    const isLacking = error.status === 404 || (call.optional && (await import('./invokeIfKnown')).isNotDone(error));
    const found = isLacking && (await import('./findRecord')).findRecord(resource, id, finding);
    const listed = found && (await found.catch(() => undefined));
    if (listed) return listed;
    throw tellFailure(error, { quiet: options.quiet });
  }
  const row: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (typeof row !== 'object' || row === null) throw notFound();
  const record = { ...decodeRecord(resource, row, resource.above && partsOfId(id).above), id };
  if (keep && heard) keep.rememberRead(resource, { answer: heard, record });
  return record;
}

/**
 * Records by id, for references: from one call where the resource has one, else each by its own. Missing ones are left
 * out.
 */
export async function getRecords(
  resource: Resource,
  ids: readonly Id[],
  cache: RecordCache,
  options: InvokeOptions = {},
): Promise<AnyRecord[]> {
  const wanted = [...new Set(ids)].filter((id) => id !== '');
  const known = await cache.all(resource);
  const found = wanted.flatMap((id) => known.get(id) ?? []);
  const missing = wanted.filter((id) => !known.has(id));
  const by = resource.api.wire?.ids;
  if (by && resource.call('page') && resource.above === undefined)
    return [...found, ...(await (await import('./lateForeign')).readMany(resource, by, missing, options))];
  const detail = resource.call('detail');
  if (!detail) return found;
  if (detail.provided) return [...found, ...(await (await loadProvide()).provideMany(resource, missing, options))];
  while (missing.length > 0) {
    const some = missing.splice(0, TOGETHER).map((id) => getRecord(resource, id, { ...options, quiet: true }));
    for (const one of await Promise.allSettled(some)) if (one.status === 'fulfilled') found.push(one.value);
  }
  return found;
}
