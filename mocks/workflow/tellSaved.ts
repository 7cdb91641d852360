import { machinesOf, type Resource } from '@/schema';
import type { BackendContext } from '../core/context';
import type { Incoming } from '../core/incoming';
import type { Doc } from '../store/store';
import { stateWire } from './checkTransition';
import { tell } from './history';

/** A line in the history of a record with a workflow: it was made, or its form was saved. */
export function tellSaved(
  context: BackendContext,
  resource: Resource,
  before: Doc | undefined,
  after: Doc,
  incoming: Incoming,
): void {
  const [main] = machinesOf(resource.workflow);
  if (!main) return;
  const state = stateWire(resource, main);
  tell(
    context,
    resource,
    {
      action: before ? 'edit' : 'create',
      from: before?.[state] ?? null,
      to: after[state],
      ...(before && { before }),
      after,
    },
    incoming,
  );
}
