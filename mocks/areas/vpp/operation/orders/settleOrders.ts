import { nowOn } from '@/schema/dates';
import type { BackendContext } from '../../../../core/context';
import type { Doc } from '../../../../store/store';
import { historyDone, keepHistory } from '../../../../workflow/history';
import { ORDER, textAt } from '../vppDocs';
import { orderWindow, zoneOf } from './orderWindow';

/** What the clock does to an order: where it comes to, and since when (epoch ms). */
function movedBy(
  order: Doc,
  now: string,
  at: number,
): { readonly to: string; readonly since: number | string } | undefined {
  const { from, to } = orderWindow(order);
  const deadline = textAt(order, 'confirmDeadline');
  switch (order.status) {
    case 'pendingAssign':
    case 'assigned':
      return deadline !== '' && now >= deadline ? { to: 'expired', since: deadline } : undefined;
    case 'sent':
      return at >= from ? { to: 'executing', since: from } : undefined;
    case 'executing':
      return at >= to ? { to: 'completed', since: to } : undefined;
    default:
      return undefined;
  }
}

/**
 * An order as far as the clock has brought it (proposed fields A: what is automatic), with a line in its history for
 * each step.
 */
function settled(context: BackendContext, order: Doc): Doc {
  const zone = zoneOf(order);
  const at = context.clock();
  const moved = movedBy(order, nowOn(zone, new Date(at)), at);
  if (!moved) return order;
  const time = typeof moved.since === 'string' ? moved.since : nowOn(zone, new Date(moved.since));
  const resource = context.resources.get(ORDER);
  if (resource)
    keepHistory(context, resource, order.id, [
      ...historyDone(context, resource, order.id),
      { time, userId: '', user: '', action: moved.to, from: order.status, to: moved.to, remark: '', changed: [] },
    ]);
  return settled(context, { ...order, status: moved.to, stateTime: time, updateTime: time });
}

/** All orders as they are now. What the clock changed is kept. */
export function settleOrders(context: BackendContext): readonly Doc[] {
  const { store } = context;
  const moved = store.all(ORDER).flatMap((order) => {
    const now = settled(context, order);
    return now === order ? [] : [now];
  });
  if (moved.length > 0) store.put(ORDER, ...moved);
  return store.all(ORDER);
}
