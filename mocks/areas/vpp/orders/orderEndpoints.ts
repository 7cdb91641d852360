import { ASSIGN_METHODS, type AssignMethod } from '@schemas/vpp/parts/assignPower';
import { csvText } from '@/schema/sheet/csvText';
import { isObject } from '@/schema/isObject';
import type { BackendContext } from '../../../core/context';
import { actorOf, idsOf, textOf, type Incoming } from '../../../core/incoming';
import { Refusal } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { pageOf } from '../../../crud/answers';
import { exportTable } from '../../../crud/exportTable';
import { fileAnswer } from '../../../crud/fileAnswer';
import { filterRows } from '../../../crud/filterRows';
import { presentRow, visibleRow, visibleRows } from '../../../crud/rows';
import type { Doc } from '../../../store/store';
import { transitionEndpoints } from '../../../workflow/transitionEndpoints';
import { COMMAND, numberAt, ORDER, PLAN_PATH, resourcesOf, RUN, SHARE, sumOf, textAt, UNIT } from '../vppDocs';
import { vppTexts } from '../vppTexts';
import { commandNow, commandsOf, plannedCommands, sendCommands } from './commands';
import { listOf } from '../listOf';
import { orderLog, runLog } from './logRows';
import { HAS_RUN, meanOf, runOf } from './runOf';
import { recalculated, sharesOf } from './shares';

const PATH = `${PLAN_PATH}/responseOrder`;
const METHOD_NAMES: Readonly<Record<AssignMethod, readonly [en: string, zh: string]>> = {
  capacity: ['By capability', '按容量比例'],
  cost: ['Cheapest first', '按成本优先'],
  average: ['Evenly', '平均'],
  priority: ['By priority', '按优先级'],
};
const isYes = (value: unknown): boolean => value === true || value === 1 || value === 'true';

/** Calls around response orders that no schema says (spec 03 §7, plan): shares, commands, runs and logs. */
export function orderEndpoints(context: BackendContext): Endpoint[] {
  const { store, resources } = context;
  const [orders, shares, commands, assignments, runResource] = [ORDER, SHARE, COMMAND, 'vpp/response-order-assignment', 'vpp/response-order-run-resource'].map(
    (name) => resources.get(name),
  );
  if (!orders || !shares || !commands || !assignments || !runResource) return [];
  const menus = [ORDER, RUN] as const;

  /** The order a call names, by `orderId`, by its own id, or by that of its run. */
  const namedOrder = (incoming: Incoming): Doc => {
    const id = textOf(incoming, 'orderId') || textOf(incoming, 'id') || textOf(incoming, 'runId');
    const runs = resources.get(RUN);
    const run = runs && visibleRow(context, runs, actorOf(incoming), id);
    const order = visibleRow(context, orders, actorOf(incoming), run ? textAt(run, 'orderId') : id);
    if (!order) throw new Refusal('notFound', { code: '4004' });
    return order;
  };
  const present = (row: Doc, incoming: Incoming) => presentRow(context, shares, row, incoming);
  const read = (path: string, handle: (incoming: Incoming) => unknown): Endpoint => ({ method: 'POST', path: `${PATH}/${path}`, need: { menus }, handle });

  /** The order that is named, or all of them. */
  const asked = (incoming: Incoming): Doc[] =>
    ['orderId', 'id', 'runId'].some((name) => textOf(incoming, name) !== '') ? [namedOrder(incoming)] : visibleRows(context, orders, actorOf(incoming));
  const adjustList = (incoming: Incoming) => {
    const rows = asked(incoming).flatMap((order) => sharesOf(context, order, incoming.locale));
    return listOf(
      context,
      shares,
      rows.map((row) => present(row, incoming)),
      incoming,
    );
  };
  const recalculate = (incoming: Incoming) => {
    const order = namedOrder(incoming);
    const sent = new Map((Array.isArray(incoming.params.list) ? incoming.params.list : []).filter(isObject).map((row) => [String(row.resourceId), row]));
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
    const method = ASSIGN_METHODS.find((one) => one === textOf(incoming, 'method') || textOf(incoming, 'templateId').endsWith(one)) ?? 'capacity';
    const found = recalculated(context, order, rows, method);
    if (found.gap < 0) throw new Refusal(vppTexts.lockedBeyond, { args: { power: -found.gap } });
    return { list: found.rows.map((row) => present(row, incoming)), totalSize: found.rows.length, difference: found.gap };
  };
  const templates = (incoming: Incoming) => {
    const order = namedOrder(incoming);
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
    const rows = asked(incoming).flatMap((order) => {
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
              order.status === 'pendingAssign' ? (incoming.locale === 'en' ? 'To be assigned' : '待分解') : incoming.locale === 'en' ? 'Assigned' : '已分解',
            assignTime: order.assignTime ?? null,
            operator: order.assigner ?? null,
          };
        });
    });
    return listOf(context, assignments, rows, incoming);
  };
  const general = (incoming: Incoming) => {
    const page = orders.call('page');
    const found = page ? filterRows(orders, page, incoming.params, asked(incoming), context.hooks.get(ORDER)) : [];
    const one = found.length === 1 ? found[0] : undefined;
    const own = one ? sharesOf(context, one, incoming.locale) : store.all(SHARE).filter(({ orderId }) => found.some(({ id }) => id === orderId));
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

  /** The commands of an order: as they stand, or as they would be sent. */
  const commandDetail = (incoming: Incoming, commandType: 'start' | 'stop') => {
    const named = asked(incoming);
    const rows = named.flatMap((order) => {
      const kept = commandsOf(context, order);
      return kept.some((command) => command.commandType === commandType) || (commandType === 'start' && kept.length > 0)
        ? kept
        : plannedCommands(context, order, commandType);
    });
    const list = rows.map((row) => presentRow(context, commands, commandNow(context, row, incoming.locale), incoming));
    const counts = Object.fromEntries(
      ['success', 'failed', 'sending', 'unsent'].map((status) => [`${status}Count`, list.filter(({ sendStatus }) => sendStatus === status).length]),
    );
    const [order] = named;
    return { ...(order && named.length === 1 && presentRow(context, orders, order, incoming)), ...listOf(context, commands, list, incoming), ...counts };
  };

  const moves = transitionEndpoints(context, orders, []);
  const send = moves.find(({ path }) => path === `${PATH}/command/send`);
  const batchSend = async (incoming: Incoming) => {
    const again = idsOf(incoming.params.resourceIds);
    if (again.length > 0) {
      const failed = commandsOf(context, namedOrder(incoming)).filter(
        (command) => again.includes(textAt(command, 'resourceId')) && commandNow(context, command, incoming.locale).sendStatus === 'failed',
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
    const rows = asked(incoming)
      .flatMap((order) => (HAS_RUN.has(order.status) ? runOf(context, order).resources.map((one) => ({ ...one, orderId: order.id })) : []))
      .map(({ resource, target, slots, commandStatus, orderId }) => {
        const last = slots.findLast(({ actual }) => actual !== null);
        const response = meanOf(slots.map((slot) => slot.response));
        return {
          id: `${orderId} ${resource.id}`,
          orderId,
          resourceId: resource.id,
          resourceName: resource.name,
          resourceType: resource.resourceType,
          stationId: resource.stationId,
          stationName: textAt(store.get('cloud/station', textAt(resource, 'stationId')), 'name'),
          targetPower: target,
          baselinePower: last?.baseline ?? null,
          actualPower: last?.actual ?? null,
          responsePower: last?.response ?? null,
          deviationPower: typeof last?.response === 'number' ? Math.round((last.response - target) * 100) / 100 : null,
          completionRate: response === null || target === 0 ? null : Math.round((response / target) * 10_000) / 100,
          onlineStatus: 1,
          commandStatus,
        };
      });
    return listOf(context, runResource, rows, incoming);
  };
  const runData = (incoming: Incoming) => {
    const order = namedOrder(incoming);
    const { slots } = runOf(context, order);
    const level = (baseline: number | null) =>
      baseline === null
        ? null
        : Math.round((order.responseType === 'peakShaving' ? baseline - numberAt(order, 'targetPower') : baseline + numberAt(order, 'targetPower')) * 100) /
          100;
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
  const exported = (incoming: Incoming) => {
    const order = namedOrder(incoming);
    const rows = exportTable(
      shares,
      sharesOf(context, order, incoming.locale).map((row) => present(row, incoming)),
      context.labels,
      incoming.locale,
    );
    return fileAnswer(csvText(rows), `${textAt(order, 'orderNo')}.csv`, 'text/csv; charset=utf-8');
  };
  const listed = (rows: readonly object[]) => ({ list: rows, totalSize: rows.length });
  return [
    read('assign/adjustList', adjustList),
    { ...read('assign/recalculateAdjustList', recalculate), need: { menus: [ORDER], code: 'assign' } },
    read('assign/template/list', templates),
    read('assign/list', byUnit),
    read('assign/v2/list', byUnit),
    read('assign/general', general),
    read('assign/log/detail', (incoming) => listed(orderLog(context, namedOrder(incoming), incoming.locale))),
    { ...read('assign/exportAdjustList', exported), need: { menus: [ORDER], code: 'exportShares' }, log: 'export' },
    read('command/detail', (incoming) => commandDetail(incoming, 'start')),
    read('command/stop/detail', (incoming) => commandDetail(incoming, 'stop')),
    { ...read('command/batchSend', batchSend), need: { menus: [ORDER], code: 'send' }, log: 'control' },
    read('run/resource/list', runResources),
    read('run/log/detail', (incoming) => listed(runLog(context, namedOrder(incoming), incoming.locale))),
    read('run/data', runData),
    read('down/list', (incoming) => {
      const rows = visibleRows(context, orders, actorOf(incoming)).filter(({ status }) =>
        ['sent', 'executing', 'completed', 'stopped'].includes(String(status)),
      );
      const found = filterRows(orders, orders.call('page') ?? { method: 'POST', path: '', idName: 'id' }, incoming.params, rows, context.hooks.get(ORDER));
      return pageOf(
        found.map((row) => ({ ...presentRow(context, orders, row, incoming), name: row.orderNo })),
        incoming.params,
      );
    }),
    ...moves,
  ];
}
