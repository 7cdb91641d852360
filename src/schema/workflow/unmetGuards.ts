import { matches, type AnyValues } from '../condition';
import type { WallClock } from '../operand';
import type { Resource } from '../resource';
import { moveOf } from './machine';

/** Names of the guards of a transition that do not hold for a record (with what the form says of it, where it was filled in). */
export function unmetGuards(resource: Resource, key: string, record: AnyValues, clock?: WallClock): string[] {
  const guards = moveOf(resource.workflow, key)?.transition.guards ?? {};
  return Object.entries(guards)
    .filter(([, guard]) => !matches(guard, record, clock))
    .map(([name]) => name);
}
