import type { Call } from '@/schema';
import type { Incoming } from '../core/incoming';
import type { Endpoint } from '../core/router';

/**
 * Where new records and those that exist are saved by one call, the id says which is meant: its need, its log and its
 * handler are those of the one or the other.
 */
export function saveEither(
  endpoints: readonly Endpoint[],
  create: Call | undefined,
  edit: Call | undefined,
): Endpoint[] {
  const same = create && edit && create.method === edit.method && create.path === edit.path;
  const [adds, changes] = same
    ? endpoints.filter(({ method, path }) => method === edit.method && path === edit.path)
    : [];
  if (!adds || !changes || !edit) return [...endpoints];
  const meant = ({ params }: Incoming) => ((params[edit.idName] ?? '') === '' ? adds : changes);
  const either: Endpoint = {
    ...adds,
    need: (incoming) => {
      const { need } = meant(incoming);
      return typeof need === 'function' ? need(incoming) : need;
    },
    handle: (incoming) => {
      const chosen = meant(incoming);
      if (chosen.log) incoming.log.type ??= chosen.log;
      return chosen.handle(incoming);
    },
  };
  return endpoints.filter((one) => one !== changes).map((one) => (one === adds ? either : one));
}
