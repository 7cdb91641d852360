import { useMemo } from 'react';
import { useResource } from '@/data/ResourceContext';
import { isTurnOf, matches, movesOf, unmetGuards, type AnyRecord, type Move } from '@/schema';

/** A move that leads on from where a record stands, and what stands in the way of this user. */
export interface NextMove {
  readonly move: Move;
  /** `open`; or why not: the code is not granted, it is somebody else's turn, a guard does not hold. */
  readonly is: 'open' | 'code' | 'turn' | 'guard';
  /** Guards that do not hold, as far as that can be told before the form is filled in. */
  readonly guards: readonly string[];
}

/** The moves that lead on from where a record stands, for whoever reads the page: also those others have to make. */
export function useStanding(record: AnyRecord): readonly NextMove[] {
  const { resource, userId, can } = useResource();
  return useMemo(() => {
    const whyNot = ({ key, transition }: Move, guards: readonly string[]): NextMove['is'] => {
      if (!can(key)) return 'code';
      if (!isTurnOf(record, transition.assignee, userId)) return 'turn';
      return guards.length > 0 ? 'guard' : 'open';
    };
    return movesOf(resource.workflow)
      .filter(({ key }) => matches(resource.actions[key]?.visible, record) && resource.actions[key] !== undefined)
      .map((move): NextMove => {
        const guards = unmetGuards(resource, move.key, record, { early: true });
        return { move, guards, is: whyNot(move, guards) };
      });
  }, [resource, userId, can, record]);
}
