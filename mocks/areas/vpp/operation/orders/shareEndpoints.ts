import { ASSIGN_METHODS, type AssignMethod } from '@schemas/vpp/parts/assignPower';
import { csvText, isObject } from '@/schema';
import type { BackendContext } from '../../../../core/context';
import { idsOf, textOf, type Incoming } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import type { Endpoint } from '../../../../core/router';
import { exportTable } from '../../../../crud/exportTable';
import { fileAnswer } from '../../../../crud/fileAnswer';
import { filterRows } from '../../../../crud/filterRows';
import { presentRow } from '../../../../crud/rows';
import type { Doc } from '../../../../store/store';
import { listOf } from '../listOf';
import { numberAt, ORDER, resourcesOf, SHARE, sumOf, textAt, UNIT } from '../vppDocs';
import { vppTexts } from '../vppTexts';
import { orderLog } from './logRows';
import { requestedOrders, listed, namedOrder, orderCall } from './orderCalls';
import { recalculated, sharesOf } from './orderShares';
import { rowsOf } from '../../../../crud/rowsOf';

const METHOD_NAMES: Readonly<Record<AssignMethod, readonly [en: string, zh: string]>> = {
  capacity: ['By capability', '按容量比例'],
  cost: ['Cheapest first', '按成本优先'],
  average: ['Evenly', '平均'],
  priority: ['By priority', '按优先级'],
};
const isYes = (value: unknown): boolean => value === true || value === 1 || value === 'true';

/**
 * Calls of what an order asks of each resource (spec 03 §7, plan): the shares, what they add up to, how they are
 * divided anew.
 */
export function shareEndpoints(context: BackendContext): Endpoint[] {
  const { store, resources } = context;
  const [orders, shares, assignments] = [ORDER, SHARE, 'vpp/response-order-assignment'].map((name) =>
    resources.get(name),
  );
  if (!orders || !shares || !assignments) return [];
  const present = (row: Doc, incoming: Incoming) => presentRow(context, shares, row, incoming);
  const adjustList = (incoming: Incoming) => {
    const rows = requestedOrders(context, incoming).flatMap((order) => sharesOf(context, order, incoming.locale));
    return listOf(
      context,
      shares,
      rows.map((row) => present(row, incoming)),
      incoming,
    );
  };
  const recalculate = (incoming: Incoming) => {
    const order = namedOrder(context, incoming);
    const sent = new Map(
      (Array.isArray(incoming.params.list) ? incoming.params.list : [])
        .filter(isObject)
        .map((row) => [String(row.resourceId), row]),
    );
    const rows = sharesOf(context, order, incoming.locale).map((row): Doc => {
      const own = sent.get(textAt(row, 'resourceId'));
      return own
        ? {
            ...row,
            participate: isYes(own.participate),
            locked: isYes(own.locked),
            assignedPower: Number(own.assignedPower ?? 0),
            priority: own.priority ?? row.priority,
          }
        : row;
    });
    const method =
      ASSIGN_METHODS.find(
        (one) => one === textOf(incoming, 'method') || textOf(incoming, 'templateId').endsWith(one),
      ) ?? 'capacity';
    const found = recalculated(context, order, rows, method);
    if (found.gap < 0) throw new Refusal(vppTexts.lockedBeyond, { args: { power: -found.gap } });
    return {
      list: found.rows.map((row) => present(row, incoming)),
      totalSize: found.rows.length,
      difference: found.gap,
    };
  };
  const templates = (incoming: Incoming) => {
    const order = namedOrder(context, incoming);
    const weights = resourcesOf(context, order.vppId, true).map((row) => ({ resourceId: row.id, weight: 1 }));
    const list = ASSIGN_METHODS.map((method) => ({
      id: `${textAt(order, 'vppId')}-${method}`,
      name: METHOD_NAMES[method][incoming.locale === 'en' ? 0 : 1],
      vppId: order.vppId,
      method,
      resources: weights,
    }));
    return { list, totalSize: list.length };
  };
  const byUnit = (incoming: Incoming) => {
    const rows = requestedOrders(context, incoming).flatMap((order) => {
      const own = sharesOf(context, order, incoming.locale);
      return store
        .all(UNIT)
        .filter(({ vppId }) => vppId === order.vppId)
        .map((unit) => {
          const held = idsOf(unit.resourceIds);
          const mine = own.filter((row) => held.includes(textAt(row, 'resourceId')));
          const [suggested, assignedPower] = [sumOf(mine, 'suggestedPower'), sumOf(mine, 'assignedPower')];
          return {
            id: `${order.id} ${unit.id}`,
            orderId: order.id,
            orderNo: order.orderNo,
            unitId: unit.id,
            unitName: unit.name,
            targetPower: suggested,
            assignedPower,
            difference: Math.round((suggested - assignedPower) * 100) / 100,
            resourceCount: mine.filter((row) => numberAt(row, 'assignedPower') > 0).length,
            assignStatus:
              order.status === 'pendingAssign'
                ? incoming.locale === 'en'
                  ? 'To be assigned'
                  : '待分解'
                : incoming.locale === 'en'
                  ? 'Assigned'
                  : '已分解',
            assignTime: order.assignTime ?? null,
            operator: order.assigner ?? null,
          };
        });
    });
    return listOf(context, assignments, rows, incoming);
  };
  const general = (incoming: Incoming) => {
    const page = orders.call('page');
    const found = page
      ? filterRows(orders, page, incoming.params, requestedOrders(context, incoming), context.hooks.get(ORDER))
      : [];
    const one = found.length === 1 ? found[0] : undefined;
    const own = one
      ? sharesOf(context, one, incoming.locale)
      : rowsOf(context, SHARE).filter(({ orderId }) => found.some(({ id }) => id === orderId));
    const [targetPower, assignedPower] = [sumOf(found, 'targetPower'), sumOf(own, 'assignedPower')];
    const kilowatts = (value: number) => ({ value, unit: 'kW' });
    return {
      targetPower: kilowatts(targetPower),
      assignedPower: kilowatts(assignedPower),
      difference: kilowatts(Math.round((targetPower - assignedPower) * 100) / 100),
      adjustablePower: kilowatts(sumOf(own, 'adjustablePower')),
      resourceCount: { value: own.filter((row) => numberAt(row, 'assignedPower') > 0).length, unit: '' },
    };
  };

  const exported = (incoming: Incoming) => {
    const order = namedOrder(context, incoming);
    const rows = exportTable(
      shares,
      sharesOf(context, order, incoming.locale).map((row) => present(row, incoming)),
      context.labels,
      incoming.locale,
    );
    return fileAnswer(csvText(rows), `${textAt(order, 'orderNo')}.csv`, 'text/csv; charset=utf-8');
  };
  return [
    orderCall('assign/adjustList', adjustList),
    { ...orderCall('assign/recalculateAdjustList', recalculate), need: { menus: [ORDER], code: 'assign' } },
    orderCall('assign/template/list', templates),
    orderCall('assign/list', byUnit),
    orderCall('assign/v2/list', byUnit),
    orderCall('assign/general', general),
    orderCall('assign/log/detail', (incoming) =>
      listed(orderLog(context, namedOrder(context, incoming), incoming.locale)),
    ),
    {
      ...orderCall('assign/exportAdjustList', exported),
      need: { menus: [ORDER], code: 'exportShares' },
      log: 'export',
    },
  ];
}
