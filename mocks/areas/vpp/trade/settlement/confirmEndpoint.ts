import type { BackendContext } from '../../../../core/context';
import { idsOf, type Incoming } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import type { Endpoint } from '../../../../core/router';
import { transitionEndpoints } from '../../../../workflow/transitionEndpoints';
import { LINE, SETTLEMENT_ORDER, SETTLEMENT_PATH } from '../tradeDocs';
import { rowOf } from '../../../../crud/rowsOf';

/**
 * One call confirms what a resource did in an order, or an order that was put up for settlement: whichever the id is of
 * (V-072).
 */
export function confirmEndpoint(context: BackendContext): Endpoint {
  const path = `${SETTLEMENT_PATH}/responseOrderInfo/confirm`;
  const own = ({ params }: Incoming): Endpoint => {
    const isOrder = idsOf(params.ids ?? params.id).some((id) => rowOf(context, SETTLEMENT_ORDER, id));
    const resource = context.resources.get(isOrder ? SETTLEMENT_ORDER : LINE);
    const found = resource && transitionEndpoints(context, resource, []).find((one) => one.path === path);
    if (!found) throw new Refusal('notFound', { code: '4004' });
    return found;
  };
  return {
    method: 'POST',
    path,
    log: 'control',
    need: (incoming) => {
      const { need } = own(incoming);
      return typeof need === 'function' ? need(incoming) : need;
    },
    handle: (incoming) => own(incoming).handle(incoming),
  };
}
