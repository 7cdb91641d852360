import { fieldsIn, matches, type AnyValues } from '../condition';
import type { WallClock } from '../operand';
import type { Resource } from '../resource';
import type { Transition } from '../workflow';
import { transitionOf } from './machine';

/**
 * Names of the guards that can be told before the form is filled in: those that read nothing of it.
 *
 * @example earlyGuards({ from: ['working'], guards: { counted: { count: { gt: 0 } } } }) // ['counted']
 * @public
 */
export function earlyGuards({ guards = {}, form = {} }: Transition): string[] {
  return Object.entries(guards).flatMap(([name, guard]) =>
    fieldsIn(guard).some((field) => field in form) ? [] : [name],
  );
}

/**
 * Names of the guards of a transition that do not hold; empty where all hold and for a key that is no transition.
 *
 * @param record with what the form says of it; before the form is filled in, ask only for the `early` ones
 * @example unmetGuards(order, 'finish', record, { early: true }) // ['counted']: resources.<name>.guards.counted
 * @public
 */
export function unmetGuards(
  resource: Resource,
  key: string,
  record: AnyValues,
  { clock, early = false }: { readonly clock?: WallClock; readonly early?: boolean } = {},
): string[] {
  const transition = transitionOf(resource.workflow, key)?.spec;
  const { guards = {} } = transition ?? {};
  const tested = transition && early ? earlyGuards(transition) : Object.keys(guards);
  return tested.filter((name) => !matches(guards[name], record, clock));
}
