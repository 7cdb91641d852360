import type { BackendContext } from '../../../../core/context';
import type { CrudHooks } from '../../../../crud/hooks';
import type { Doc } from '../../../../store/store';
import { atNow } from '../../../../workflow/sets';
import { numberAt, ORDER, textAt } from '../../operation/vppDocs';
import { NOTICE, RESULT } from '../tradeDocs';
import { rowsIn } from './bidAbility';
import { orderOf, settleMarket } from './settleMarket';

const cents = (value: number): number => Math.round(value * 100) / 100;

/** Results of the market: their price may be corrected, with a reason, until they become orders. */
export function resultHooks(context: BackendContext): CrudHooks {
  return {
    rows: () => (settleMarket(context), context.store.all(RESULT)),
    sets: { confirm: { confirmTime: atNow } },
    transitioned: (row, { key, values }): Doc => {
      const price = numberAt({ id: '', ...values }, 'clearedPrice');
      if (key === 'editPrice')
        return {
          ...row,
          clearedPrice: price,
          priceReason: values.priceReason ?? null,
          periods: rowsIn(row.periods).map((one) => ({ ...one, clearedPrice: price })),
          expectedIncome: cents(numberAt(row, 'clearedEnergy') * price),
        };
      const notice = context.store.get(NOTICE, textAt(row, 'noticeId'));
      if (key !== 'confirm' || !notice) return row;
      const order = orderOf(context, notice, row);
      context.store.put(ORDER, order);
      context.store.put(NOTICE, { ...notice, processStatus: 'ordered', stateTime: order.stateTime });
      return { ...row, orderId: order.id };
    },
  };
}
