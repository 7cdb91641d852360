import { useMemo } from 'react';
import { useResource } from '@/data';
import type { ActionEntry, AnyRecord, ButtonPlace } from '@/schema';
import { actionEntries } from './actionEntries';

export interface ActionGate {
  /** What may be done at the place by this user at all. */
  readonly entries: readonly ActionEntry[];
  /** Of these, what there is for a record in its state. */
  shown(record: AnyRecord): readonly ActionEntry[];
  /** Whether it can be pressed now for this record (`enabled` of the schema). */
  enabled(entry: ActionEntry, record?: AnyRecord): boolean;
  /** The records of a selection that the action can be done to. */
  eligible(entry: ActionEntry, records: readonly AnyRecord[]): AnyRecord[];
}

/**
 * What there is of action buttons at a place, by `decide`. No grant, no control (spec 01 §6).
 */
export function useActionGate(place: ButtonPlace): ActionGate {
  const { resource, views, can, decide } = useResource();
  return useMemo(() => {
    const entries = actionEntries(resource, views, place).filter((entry) => can(entry.as ?? entry.key));
    const decided = (entry: ActionEntry, record?: AnyRecord) => decide(entry.as ?? entry.key, record);
    const has = (entry: ActionEntry, record: AnyRecord) => record.id !== '' && decided(entry, record).allowed;
    return {
      entries,
      enabled: (entry, record) => decided(entry, record).enabled,
      shown: (record) => entries.filter((entry) => has(entry, record)),
      eligible: (entry, records) => records.filter((record) => has(entry, record) && decided(entry, record).enabled),
    };
  }, [resource, views, can, decide, place]);
}
