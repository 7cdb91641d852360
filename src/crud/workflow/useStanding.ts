import { useMemo } from 'react';
import { useResource } from '@/data';
import { isTurnOf, matches, transitionsOf, unmetGuards, type AnyRecord, type WorkflowTransition } from '@/schema';

/** A transition that leads on from where a record stands, and what stands in the way of this user. */
export interface NextTransition {
  readonly transition: WorkflowTransition;
  /** `open`; or why not: the code is not granted, it is somebody else's turn, a guard does not hold. */
  readonly is: 'open' | 'code' | 'turn' | 'guard';
  /** Guards that do not hold, as far as that can be told before the form is filled in. */
  readonly guards: readonly string[];
}

/**
 * The transitions that lead on from where a record stands, for whoever reads the page: also those others have to make.
 */
export function useStanding(record: AnyRecord): readonly NextTransition[] {
  const { resource, userId, can } = useResource();
  return useMemo(() => {
    const whyNot = ({ key, spec: transition }: WorkflowTransition, guards: readonly string[]): NextTransition['is'] => {
      if (!can(key)) return 'code';
      if (!isTurnOf(record, transition.assignee, userId)) return 'turn';
      return guards.length > 0 ? 'guard' : 'open';
    };
    return transitionsOf(resource.workflow)
      .filter(({ key }) => matches(resource.actions[key]?.visible, record) && resource.actions[key] !== undefined)
      .map((transition): NextTransition => {
        const guards = unmetGuards(resource, transition.key, record, { early: true });
        return { transition, guards, is: whyNot(transition, guards) };
      });
  }, [resource, userId, can, record]);
}
