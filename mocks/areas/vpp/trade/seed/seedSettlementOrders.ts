import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import type { Doc } from '../../../../store/store';
import { settleOrders } from '../../operation/orders/settleOrders';
import { textAt } from '../../operation/vppDocs';
import { ofOrder } from '../settlement/lineHooks';
import { SETTLEMENT_ORDER } from '../tradeDocs';

/** Most of the completed orders are put up for settlement. */
export function seedSettlementOrders(context: BackendContext): void {
  const orders = settleOrders(context)
    .filter(({ status }) => status === 'completed')
    .filter((_, at) => at % 5 < 4);
  const rows = orders.map((order, at): Doc => ({
    id: seedId(`settlement order ${order.id}`),
    ...ofOrder(order),
    settlementOrderNo: textAt(order, 'orderNo').replace('RO', 'SO'),
    orderId: order.id,
    remark: at % 3 === 0 ? 'Checked with the customer.' : null,
    status: at % 4 === 3 ? 'confirmed' : 'active',
    createUser: 'Sanne de Vries',
    createTime: order.updateTime,
    updateUser: 'Sanne de Vries',
    updateTime: order.updateTime,
  }));
  if (rows.length > 0) context.store.put(SETTLEMENT_ORDER, ...rows);
}
