import { nowOn } from '@/schema/dates';
import type { BackendContext } from '../../../../core/context';
import type { Doc } from '../../../../store/store';
import { historyDone, keepHistory } from '../../../../workflow/history';
import { ORDER, textAt } from '../vppDocs';
import { orderWindow, zoneOf } from './orderWindow';

/** What the clock does to an order: where it comes to, and since when (epoch ms). */
function movedBy(order: Doc, at: number): { readonly to: string; readonly since: number | string } | undefined {
  switch (order.status) {
    case 'pendingAssign':
    case 'assigned': {
      const deadline = textAt(order, 'confirmDeadline');
      const isOver = deadline !== '' && nowOn(zoneOf(order), new Date(at)) >= deadline;
      return isOver ? { to: 'expired', since: deadline } : undefined;
    }
    case 'sent': {
      const { from } = orderWindow(order);
      return at >= from ? { to: 'executing', since: from } : undefined;
    }
    case 'executing': {
      const { to } = orderWindow(order);
      return at >= to ? { to: 'completed', since: to } : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * An order as far as the clock has brought it (proposed fields A: what is automatic), with a line in its history for
 * each step.
 */
function settled(context: BackendContext, order: Doc, at: number): Doc {
  const moved = movedBy(order, at);
  if (!moved) return order;
  const time = typeof moved.since === 'string' ? moved.since : nowOn(zoneOf(order), new Date(moved.since));
  const resource = context.resources.get(ORDER);
  if (resource)
    keepHistory(context, resource, order.id, [
      ...historyDone(context, resource, order.id),
      { time, userId: '', user: '', action: moved.to, from: order.status, to: moved.to, remark: '', changed: [] },
    ]);
  return settled(context, { ...order, status: moved.to, stateTime: time, updateTime: time }, at);
}

/** When orders were settled last: a call looks at them many times, at one moment. */
const settledAt = new WeakMap<readonly Doc[], number>();

/** All orders as they are now. What the clock changed is kept. */
export function settleOrders(context: BackendContext): readonly Doc[] {
  const { store } = context;
  const at = context.clock();
  const orders = store.all(ORDER);
  if (settledAt.get(orders) === at) return orders;
  const moved = orders.flatMap((order) => {
    const now = settled(context, order, at);
    return now === order ? [] : [now];
  });
  if (moved.length > 0) store.put(ORDER, ...moved);
  else settledAt.set(orders, at);
  return store.all(ORDER);
}
