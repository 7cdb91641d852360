import { allocate } from '@schemas/vpp/parts/allocate';
import { appraise, cents, shareOf, splitOrder } from '@schemas/vpp/parts/settle';
import type { BackendContext } from '../../../../core/context';
import type { Doc } from '../../../../store/store';
import { runOf } from '../../operation/orders/runOf';
import { settleOrders } from '../../operation/orders/settleOrders';
import { numberAt, textAt } from '../../operation/vppDocs';
import { LINE } from '../tradeDocs';

const HOURS = 0.25;
/** Of a customer who agreed on nothing. */
const SHARE = 80;

/** An order that was carried out, appraised. */
export interface AppraisedOrder extends ReturnType<typeof appraise> {
  readonly order: Doc;
  readonly targetEnergy: number;
  readonly responseEnergy: number;
  readonly responseFee: number;
  readonly penalty: number;
}

/** Orders that are completed, each with what of it counts (operations, 1.6). */
export function appraisedOrders(context: BackendContext): AppraisedOrder[] {
  return settleOrders(context)
    .filter(({ status }) => status === 'completed')
    .map((order) => {
      const { targetEnergy, responseEnergy } = runOf(context, order);
      const found = appraise(responseEnergy, targetEnergy);
      return {
        order,
        targetEnergy,
        responseEnergy,
        ...found,
        responseFee: cents(found.effectiveEnergy * numberAt(order, 'price')),
        penalty: numberAt(order, 'penalty'),
      };
    });
}

function linesOf(context: BackendContext, { order, effectiveEnergy, responseFee, penalty }: AppraisedOrder): Doc[] {
  const given = runOf(context, order).resources.map(({ resource, target, slots }) => {
    const energy = slots.reduce((sum, { response }) => sum + Math.max(0, response ?? 0) * HOURS, 0);
    return {
      resource,
      energy,
      shortfall: Math.max(0, target * slots.length * HOURS - energy),
      ratio: numberAt(resource, 'shareRatio') || SHARE,
    };
  });
  const energies = allocate(
    Math.round(effectiveEnergy * 100),
    given.map(({ energy }) => energy),
  );
  const money = splitOrder(responseFee, penalty, given);
  return given.map(({ resource, ratio }, at): Doc => {
    const { customer = 0, operator = 0, responseFee: fee = 0, penalty: off = 0 } = money[at] ?? {};
    return {
      id: `${order.id} ${resource.id}`,
      tenantId: order.tenantId,
      timeZone: order.timeZone,
      currency: order.currency,
      orderId: order.id,
      orderNo: order.orderNo,
      settlementTitle: `${textAt(order, 'orderNo')} ${textAt(resource, 'name')}`,
      resourceId: resource.id,
      customerName: resource.customerName,
      responseDate: order.responseDate,
      effectiveEnergy: (energies[at] ?? 0) / 100,
      unitPrice: numberAt(order, 'price'),
      responseFee: fee,
      penalty: off,
      shareRatio: ratio,
      customerAmount: customer,
      operatorAmount: operator,
      status: textAt(order, 'lines') || 'editing',
      updateTime: order.updateTime,
      createTime: order.updateTime,
    };
  });
}

/** What each resource did in each order: as somebody corrected or confirmed it, else as it was measured. */
export function orderLines(context: BackendContext): Doc[] {
  const kept = new Map(context.store.all(LINE).map((row) => [row.id, row]));
  const made = appraisedOrders(context)
    .flatMap((one) => linesOf(context, one))
    .map((row) => kept.get(row.id) ?? row);
  const known = new Set(made.map(({ id }) => id));
  return [...made, ...[...kept.values()].filter(({ id }) => !known.has(id))];
}

/** A line after somebody changed energy, price, penalty or share: its money follows. */
export function reckoned(row: Doc): Doc {
  const responseFee = cents(numberAt(row, 'effectiveEnergy') * numberAt(row, 'unitPrice'));
  const { customer, operator } = shareOf(cents(responseFee - numberAt(row, 'penalty')), numberAt(row, 'shareRatio'));
  return { ...row, responseFee, customerAmount: customer, operatorAmount: operator };
}
