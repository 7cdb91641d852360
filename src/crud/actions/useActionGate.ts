import { useMemo } from 'react';
import { useResource } from '@/data/registry/ResourceContext';
import { isEmpty, matches, type AnyRecord, type Resource } from '@/schema';
import { actionEntries, type ActionEntry, type ButtonPlace } from './actionEntries';

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

/** A top node of a tree whose top nodes stay. */
function isFixed({ tree }: Resource, record: AnyRecord): boolean {
  if (!tree?.fixedRoot) return false;
  const parent = record[tree.parent];
  return isEmpty(parent) || String(parent) === (tree.root ?? '0');
}

/**
 * The one gate of action buttons: grant, condition of visibility, condition of use. No grant, no control (spec 01 §6).
 */
export function useActionGate(place: ButtonPlace): ActionGate {
  const { resource, views, can } = useResource();
  return useMemo(() => {
    const entries = actionEntries(resource, views, place).filter((entry) => can(entry.as ?? entry.key));
    const standard = new Map(Object.entries(resource.standard));
    const conditionOf = ({ key, action, as }: ActionEntry) =>
      resource.actions[key] ? action.enabled : standard.get(as ?? key)?.enabled;
    const enabled = (entry: ActionEntry, record?: AnyRecord) => matches(conditionOf(entry), record ?? {});
    const has = (entry: ActionEntry, record: AnyRecord) =>
      record.id !== '' && can(entry.as ?? entry.key, record) && !(entry.key === 'delete' && isFixed(resource, record));
    return {
      entries,
      enabled,
      shown: (record) => entries.filter((entry) => has(entry, record)),
      eligible: (entry, records) => records.filter((record) => has(entry, record) && enabled(entry, record)),
    };
  }, [resource, views, can, place]);
}
