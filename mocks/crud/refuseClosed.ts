import { isTurnOf, matches, type Action, type AnyRecord } from '@/schema';
import type { BackendContext } from '../core/context';
import { actorOf, type Incoming } from '../core/incoming';
import { Refusal } from '../core/refusal';
import { recordClock } from '../workflow/recordClock';
import { notYourTurn } from '../workflow/transitionTexts';

/** Throws a refusal where it is another's turn, or where one of the records does not let the action happen now. */
export function refuseClosed(
  context: BackendContext,
  { assignee, visible, enabled }: Action,
  records: readonly AnyRecord[],
  incoming: Incoming,
): void {
  const { id } = actorOf(incoming).user;
  if (!records.every((record) => isTurnOf(record, assignee, id))) throw new Refusal(notYourTurn);
  const clock = recordClock(context);
  if (!records.every((record) => matches(visible, record, clock) && matches(enabled, record, clock)))
    throw new Refusal('notNow');
}
