import { cents } from '@schemas/vpp/parts/settle';
import type { BackendContext } from '../../../../core/context';
import type { Doc } from '../../../../store/store';
import { numberAt, sumOf, textAt } from '../../operation/vppDocs';
import { appraisedOrders, orderLines } from './orderLines';

const common = (order: Doc) => ({
  tenantId: order.tenantId,
  timeZone: order.timeZone,
  currency: order.currency,
  orderId: order.id,
  orderNo: order.orderNo,
  vppId: order.vppId,
  responseDate: order.responseDate,
  updateTime: order.updateTime,
  createTime: order.updateTime,
});
/** To the hundredth of a kWh, so that money comes out of it to the cent. */
const megawattHours = (value: number): number => Math.round(value * 100) / 100_000;

/** Appraisals of the orders that are completed. */
export const appraisalRows = (context: BackendContext): Doc[] =>
  appraisedOrders(context).map(
    ({
      order,
      targetEnergy,
      responseEnergy,
      effectiveEnergy,
      completionRate,
      deviationEnergy,
      deviationRate,
      result,
      penalty,
    }) => ({
      id: order.id,
      ...common(order),
      period: `${textAt(order, 'startTime')}–${textAt(order, 'endTime')}`,
      targetEnergy,
      responseEnergy,
      effectiveEnergy,
      completionRate,
      deviationEnergy,
      deviationRate,
      result,
      penalty,
      appraisalFactor: 1,
    }),
  );

function statusOf(lines: readonly Doc[]): string {
  if (lines.length > 0 && lines.every(({ status }) => status === 'settled')) return 'settled';
  return lines.length > 0 && lines.every(({ status }) => status !== 'editing') ? 'confirmed' : 'unconfirmed';
}

/** What each order is paid: the sums of its resources, so that parts and whole are one. */
export function tradeRows(context: BackendContext): Doc[] {
  const all = orderLines(context);
  return appraisedOrders(context).map(({ order, targetEnergy, responseEnergy }): Doc => {
    const lines = all.filter(({ orderId }) => orderId === order.id);
    const [responseFee, penalty, customerAmount] = [
      sumOf(lines, 'responseFee'),
      sumOf(lines, 'penalty'),
      sumOf(lines, 'customerAmount'),
    ];
    const amount = cents(responseFee - penalty);
    return {
      id: order.id,
      ...common(order),
      settlementNo: textAt(order, 'orderNo').replace('RO', 'ST'),
      tradeVariety: order.tradeVariety,
      settlementPeriod: textAt(order, 'responseDate').slice(0, 7),
      clearedEnergy: megawattHours(targetEnergy),
      effectiveEnergy: megawattHours(sumOf(lines, 'effectiveEnergy')),
      deviationEnergy: megawattHours(responseEnergy - targetEnergy),
      unitPrice: numberAt(order, 'price'),
      responseFee,
      penalty,
      amount,
      customerAmount,
      operatorAmount: cents(amount - customerAmount),
      status: statusOf(lines),
    };
  });
}
