import type { BackendContext } from '../../../../core/context';
import type { CrudHooks } from '../../../../crud/hooks';
import { cents } from '@schemas/vpp/parts/settle';
import { numberAt, ORDER, sumOf, textAt } from '../../operation/vppDocs';
import type { Doc } from '../../../../store/store';
import { SETTLEMENT_ORDER } from '../tradeDocs';
import { tradeTexts } from '../tradeTexts';
import { appraisedOrders, orderLines, reckoned } from './orderLines';
import { tradeRows } from './settlementRows';

/** What resources did in orders. All together never have more than the order. */
export function lineHooks(context: BackendContext): CrudHooks {
  return {
    rows: () => orderLines(context),
    check: ({ row }, before) => {
      const order = appraisedOrders(context).find((one) => one.order.id === row.orderId);
      if (!order || !before) return undefined;
      const others = orderLines(context).filter((one) => one.orderId === row.orderId && one.id !== before.id);
      const sum = cents(sumOf(others, 'effectiveEnergy') + numberAt(row, 'effectiveEnergy'));
      return sum > order.effectiveEnergy
        ? { effectiveEnergy: { key: tradeTexts.tooMuch, args: { sum, most: order.effectiveEnergy } } }
        : undefined;
    },
    edit: ({ row }) => reckoned(row),
  };
}

/**
 * Orders that are put up for settlement: each once, when it is completed and appraised. Its figures are those of its
 * trade.
 */
export function settlementOrderHooks(context: BackendContext): CrudHooks {
  const tradeOf = (row: Doc) => tradeRows(context).find(({ orderId }) => orderId === row.orderId);
  return {
    computed: {
      effectiveEnergy: (row) => cents(numberAt(tradeOf(row), 'effectiveEnergy') * 1000),
      amount: (row) => numberAt(tradeOf(row), 'amount'),
    },
    check: ({ row }, before) => {
      if (before) return undefined;
      if (!tradeOf(row)) return { orderId: { key: tradeTexts.unfinished } };
      const taken = context.store
        .all(SETTLEMENT_ORDER)
        .some((one) => one.orderId === row.orderId && one.status !== 'cancelled');
      return taken ? { orderId: { key: tradeTexts.again } } : undefined;
    },
    create: ({ row }) => ({ ...row, ...ofOrder(context.store.get(ORDER, textAt(row, 'orderId'))) }),
  };
}

/** What of its order it says. */
export const ofOrder = (order: Doc | undefined) => ({
  tenantId: order?.tenantId,
  timeZone: order?.timeZone,
  currency: order?.currency,
  vppId: order?.vppId,
  tradeVariety: order?.tradeVariety,
  responseDate: order?.responseDate,
});
