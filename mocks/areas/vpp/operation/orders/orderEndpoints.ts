import { adjustedPower } from '@schemas/vpp/parts/dayAdjustment';
import { cents } from '@schemas/vpp/parts/settle';
import type { BackendContext } from '../../../../core/context';
import { actorOf, idsOf, type Incoming } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import type { Endpoint } from '../../../../core/router';
import { pageOf } from '../../../../crud/listAnswers';
import { filterRows } from '../../../../crud/filterRows';
import { presentRow, visibleRow, visibleRows } from '../../../../crud/rows';
import { transitionEndpoints } from '../../../../workflow/transitionEndpoints';
import { listOf } from '../listOf';
import { COMMAND, numberAt, ORDER, textAt } from '../vppDocs';
import { commandNow, commandsOf, plannedCommands, sendCommands } from './commands';
import { runLog } from './logRows';
import { requestedOrders, listed, namedOrder, ORDER_PATH, orderCall } from './orderCalls';
import { HAS_RUN, meanOf, runOf } from './runOf';

/** Calls around response orders that no schema says (spec 03 §7, plan): commands, runs and logs. */
export function orderEndpoints(context: BackendContext): Endpoint[] {
  const { resources } = context;
  const [orders, commands, runResource] = [ORDER, COMMAND, 'vpp/response-order-run-resource'].map((name) =>
    resources.get(name),
  );
  if (!orders || !commands || !runResource) return [];
  /** The commands of an order: as they stand, or as they would be sent. */
  const commandDetail = (incoming: Incoming, commandType: 'start' | 'stop') => {
    const named = requestedOrders(context, incoming);
    const rows = named.flatMap((order) => {
      const kept = commandsOf(context, order);
      return kept.some((command) => command.commandType === commandType) || (commandType === 'start' && kept.length > 0)
        ? kept
        : plannedCommands(context, order, commandType);
    });
    const list = rows.map((row) => presentRow(context, commands, commandNow(context, row, incoming.locale), incoming));
    const counts = Object.fromEntries(
      ['success', 'failed', 'sending', 'unsent'].map((status) => [
        `${status}Count`,
        list.filter(({ sendStatus }) => sendStatus === status).length,
      ]),
    );
    const [order] = named;
    return {
      ...(order && named.length === 1 && presentRow(context, orders, order, incoming)),
      ...listOf(context, commands, list, incoming),
      ...counts,
    };
  };

  const moves = transitionEndpoints(context, orders, []);
  const send = moves.find(({ path }) => path === `${ORDER_PATH}/command/send`);
  const batchSend = async (incoming: Incoming) => {
    const again = idsOf(incoming.params.resourceIds);
    if (again.length > 0) {
      const failed = commandsOf(context, namedOrder(context, incoming)).filter(
        (command) =>
          again.includes(textAt(command, 'resourceId')) &&
          commandNow(context, command, incoming.locale).sendStatus === 'failed',
      );
      sendCommands(context, failed, context.clock(), actorOf(incoming).user.name);
      return { successCount: failed.length, failCount: 0, failList: [] };
    }
    const ids = idsOf(incoming.params.ids);
    const failList: object[] = [];
    const refusals: Refusal[] = [];
    for (const id of ids) {
      try {
        await send?.handle({ ...incoming, params: { id } });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refusals.push(error);
        failList.push({ id, reason: error.text(incoming.locale) });
      }
    }
    const [first] = refusals;
    if (first && refusals.length === ids.length) throw first;
    return { successCount: ids.length - failList.length, failCount: failList.length, failList };
  };

  const runResources = (incoming: Incoming) => {
    const rows = requestedOrders(context, incoming)
      .flatMap((order) =>
        HAS_RUN.has(order.status) ? runOf(context, order).resources.map((one) => ({ ...one, orderId: order.id })) : [],
      )
      .map(({ resource, target, slots, adjustment, commandStatus, orderId }) => {
        const last = slots.findLast(({ actual }) => actual !== null);
        const response = meanOf(slots.map((slot) => slot.response));
        return {
          id: `${orderId} ${resource.id}`,
          orderId,
          resourceId: resource.id,
          resourceName: resource.name,
          resourceType: resource.resourceType,
          stationId: resource.stationId,
          stationName: textAt(
            visibleRow(context, 'cloud/station', actorOf(incoming), textAt(resource, 'stationId')),
            'name',
          ),
          targetPower: target,
          baselinePower: last?.baseline ?? null,
          actualPower: last?.actual ?? null,
          responsePower: last?.response ?? null,
          deviationPower: typeof last?.response === 'number' ? Math.round((last.response - target) * 100) / 100 : null,
          completionRate: response === null || target === 0 ? null : Math.round((response / target) * 10_000) / 100,
          onlineStatus: 1,
          commandStatus,
          ...adjustment,
          adjustedPower:
            adjustment.unadjustedPower === null ? null : cents(adjustedPower(adjustment.unadjustedPower, adjustment)),
        };
      });
    return listOf(context, runResource, rows, incoming);
  };
  const runData = (incoming: Incoming) => {
    const order = namedOrder(context, incoming);
    const { slots } = runOf(context, order);
    const level = (baseline: number | null) =>
      baseline === null
        ? null
        : Math.round(
            (order.responseType === 'peakShaving'
              ? baseline - numberAt(order, 'targetPower')
              : baseline + numberAt(order, 'targetPower')) * 100,
          ) / 100;
    const series = {
      baseline: slots.map(({ baseline }) => baseline),
      target: slots.map(({ baseline }) => level(baseline)),
      actual: slots.map(({ actual }) => actual),
      response: slots.map(({ response }) => response),
    };
    return {
      timeZone: order.timeZone,
      xlist: slots.map(({ at }) => new Date(at).toISOString()),
      ylist: Object.entries(series).map(([dataKey, list]) => ({ name: dataKey, dataKey, unit: 'kW', list })),
    };
  };
  return [
    orderCall('command/detail', (incoming) => commandDetail(incoming, 'start')),
    orderCall('command/stop/detail', (incoming) => commandDetail(incoming, 'stop')),
    { ...orderCall('command/batchSend', batchSend), need: { menus: [ORDER], code: 'send' }, log: 'control' },
    orderCall('run/resource/list', runResources),
    orderCall('run/log/detail', (incoming) => listed(runLog(context, namedOrder(context, incoming), incoming.locale))),
    orderCall('run/data', runData),
    orderCall('down/list', (incoming) => {
      const rows = visibleRows(context, orders, actorOf(incoming)).filter(({ status }) =>
        ['sent', 'executing', 'completed', 'stopped'].includes(String(status)),
      );
      const found = filterRows(
        orders,
        orders.call('page') ?? { method: 'POST', path: '', idName: 'id' },
        incoming.params,
        rows,
        context.hooks.get(ORDER),
      );
      return pageOf(
        found.map((row) => ({ ...presentRow(context, orders, row, incoming), name: row.orderNo })),
        incoming.params,
      );
    }),
    ...moves,
  ];
}
