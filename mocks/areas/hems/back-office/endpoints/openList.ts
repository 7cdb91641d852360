import type { BackendContext } from '../../../../core/context';
import type { Endpoint } from '../../../../core/router';
import { requestedPage } from '../../../../crud/listAnswers';
import { ownNames } from '../../../../crud/ownNames';

/** The list of a resource that stands on other pages than its own. */
export function openList(context: BackendContext, name: string, menus: readonly [string, ...string[]]): Endpoint[] {
  const resource = context.resources.get(name);
  const call = resource?.call('page');
  if (!resource || !call) return [];
  return [
    {
      method: call.method,
      path: call.path,
      need: { menus: [name, ...menus] },
      handle: (incoming) =>
        requestedPage(context, resource, call, { ...incoming, params: ownNames(call, incoming.params) }),
    },
  ];
}
