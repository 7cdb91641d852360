import type { BackendContext } from '../core/context';
import { actorOf, type Incoming } from '../core/incoming';
import { visibleRow } from '../crud/rows';
import type { Asked } from './reportSource';

/** Records that who asks may see. */
export const recordAsked =
  (context: BackendContext, incoming: Incoming): Asked['record'] =>
  (name, id) => {
    const resource = context.resources.get(name);
    return resource && visibleRow(context, resource, actorOf(incoming), String(id ?? ''));
  };
