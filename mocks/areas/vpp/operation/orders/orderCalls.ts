import type { BackendContext } from '../../../../core/context';
import { actorOf, textOf, type Incoming } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import type { Endpoint } from '../../../../core/router';
import { visibleRow, visibleRows } from '../../../../crud/rows';
import type { Doc } from '../../../../store/store';
import { ORDER, PLAN_PATH, RUN, textAt } from '../vppDocs';

export const ORDER_PATH = `${PLAN_PATH}/responseOrder`;

/** A call around response orders: open to whoever has the menu of the orders or of their runs. */
export const orderCall = (path: string, handle: Endpoint['handle']): Endpoint => ({
  method: 'POST',
  path: `${ORDER_PATH}/${path}`,
  need: { menus: [ORDER, RUN] },
  handle,
});

/** The order a call names, by `orderId`, by its own id, or by that of its run. */
export function namedOrder(context: BackendContext, incoming: Incoming): Doc {
  const id = textOf(incoming, 'orderId') || textOf(incoming, 'id') || textOf(incoming, 'runId');
  const [orders, runs] = [context.resources.get(ORDER), context.resources.get(RUN)];
  const run = runs && visibleRow(context, runs, actorOf(incoming), id);
  const order = orders && visibleRow(context, orders, actorOf(incoming), run ? textAt(run, 'orderId') : id);
  if (!order) throw new Refusal('notFound', { code: '4004' });
  return order;
}

/** The order that is named, or all of them. */
export function requestedOrders(context: BackendContext, incoming: Incoming): Doc[] {
  if (['orderId', 'id', 'runId'].some((name) => textOf(incoming, name) !== '')) return [namedOrder(context, incoming)];
  const orders = context.resources.get(ORDER);
  return orders ? visibleRows(context, orders, actorOf(incoming)) : [];
}

/** Rows as a list is answered. */
export const listed = (rows: readonly object[]): object => ({ list: rows, totalSize: rows.length });
