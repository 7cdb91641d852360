import type { BackendContext } from '../../core/context';
import type { Endpoint } from '../../core/router';
import { crudEndpoints } from '../../crud/crudEndpoints';
import { transitionEndpoints } from '../../workflow/transitionEndpoints';

/** Every page that opens an order. */
const PAGES = ['ticket/work-order', 'ticket/work-order-initiated', 'ticket/work-order-filed'] as const;

/**
 * The calls of work orders, before those of the pages that show a part of them: the detail is one call for all three.
 */
export function orderEndpoints(context: BackendContext): Endpoint[] {
  const resource = context.resources.get(PAGES[0]);
  if (!resource) return [];
  const detail = resource.call('detail')?.path;
  const standard = crudEndpoints(context, resource).map((one): Endpoint =>
    one.path === detail ? { ...one, need: { menus: PAGES } } : one,
  );
  return [...transitionEndpoints(context, resource, standard), ...standard];
}
