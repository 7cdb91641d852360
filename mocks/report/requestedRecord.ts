import type { BackendContext } from '../core/context';
import { actorOf, type Incoming } from '../core/incoming';
import { visibleRow } from '../crud/rows';
import type { ReportRequest } from './reportSource';

export const requestedRecord =
  (context: BackendContext, incoming: Incoming): ReportRequest['record'] =>
  (name, id) => {
    const resource = context.resources.get(name);
    return resource && visibleRow(context, resource, actorOf(incoming), String(id ?? ''));
  };
