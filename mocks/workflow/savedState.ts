import { machinesOf, wireName, type Resource } from '@/schema';
import type { Doc } from '../store/store';
import { stateWire } from './checkTransition';

/**
 * What a save does to the states of a row: a new one begins where each machine begins, a changed one goes where
 * `onEdit` leads.
 */
export function savedState(resource: Resource, before: Doc | undefined, now: string): Record<string, unknown> {
  const { workflow } = resource;
  const [main, ...beside] = machinesOf(workflow);
  if (!workflow || !main) return {};
  const since =
    workflow.since === undefined
      ? {}
      : { [wireName(workflow.since, resource.fields[workflow.since]?.options ?? {})]: now };
  const onEdit = new Map(Object.entries(workflow.onEdit ?? {}));
  if (before) {
    const to = onEdit.get(String(before[stateWire(resource, main)]));
    return to === undefined ? {} : { [stateWire(resource, main)]: to, ...since };
  }
  const firstOf = ({ transitions }: (typeof beside)[number]) => Object.values(transitions)[0]?.from[0];
  return {
    ...Object.fromEntries(beside.map((machine) => [stateWire(resource, machine), firstOf(machine)])),
    ...(workflow.path?.[0] === undefined ? {} : { [stateWire(resource, main)]: workflow.path[0] }),
    ...since,
  };
}
