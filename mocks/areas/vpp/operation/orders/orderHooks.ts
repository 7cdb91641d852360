import type { BackendContext } from '../../../../core/context';
import { Refusal } from '../../../../core/refusal';
import { actorOf } from '../../../../core/incoming';
import type { CompletedTransition, CrudHooks } from '../../../../crud/hooks';
import type { Doc } from '../../../../store/store';
import { vppTexts } from '../vppTexts';
import { numberAt, ORDER, SHARE, sumOf, textAt } from '../vppDocs';
import { givenShares, plannedCommands, sendCommands } from './commands';
import { orderWindow, zoneOf } from './orderWindow';
import { HAS_RUN, meanOf, runOf } from './runOf';
import { settleOrders } from './settleOrders';
import { sharesOf } from './orderShares';
import { nowOn } from '@/schema/dates';
import { seedId } from '../../../../core/ids';

const cents = (value: number): number => Math.round(value * 100) / 100;
const isYes = (value: unknown): boolean => value === true || value === 1 || value === 'true';

/** Keeps the shares that were sent. None may be beyond what its resource can do. */
function keepShares(context: BackendContext, order: Doc, { incoming }: CompletedTransition): void {
  const sent = new Map(
    (Array.isArray(incoming.params.list) ? incoming.params.list : []).map((row: Doc) => [
      textAt(row, 'resourceId'),
      row,
    ]),
  );
  const rows = sharesOf(context, order, incoming.locale).flatMap((row): Doc[] => {
    const own = sent.get(textAt(row, 'resourceId'));
    if (!own) return [row];
    const participate = isYes(own.participate);
    const power = participate ? cents(Number(own.assignedPower ?? 0)) : 0;
    const [most, name] = [
      numberAt(row, 'adjustablePower'),
      textAt(context.store.get('vpp/resource', textAt(row, 'resourceId')), 'name'),
    ];
    if (power < 0 || power > most) throw new Refusal(vppTexts.beyondAbility, { args: { name, power, most } });
    return [
      {
        ...row,
        participate,
        assignedPower: power,
        locked: isYes(own.locked),
        startTime: own.startTime ?? row.startTime,
        endTime: own.endTime ?? row.endTime,
      },
    ];
  });
  const target = numberAt(order, 'targetPower');
  if (rows.length > 0)
    context.store.put(
      SHARE,
      ...rows.map((row): Doc => ({
        ...row,
        ratio: target > 0 ? cents((numberAt(row, 'assignedPower') / target) * 100) : 0,
        tenantId: order.tenantId,
      })),
    );
}

/** What a transition does besides: shares are kept and held to, commands sent. */
function done(context: BackendContext, row: Doc, transition: CompletedTransition): Doc {
  const { key, before, incoming } = transition;
  const operator = actorOf(incoming).user.name;
  switch (key) {
    case 'assign':
      keepShares(context, before, transition);
      return { ...row, assignTime: transition.now, assigner: operator };
    case 'confirm':
      context.store.put(SHARE, ...sharesOf(context, before, incoming.locale));
      return row;
    case 'send': {
      const commands = plannedCommands(context, before, 'start');
      if (commands.length === 0) throw new Refusal(vppTexts.nothingToSend);
      sendCommands(context, commands, context.clock(), operator);
      return row;
    }
    case 'stop':
      if (before.status !== 'confirmed')
        sendCommands(context, plannedCommands(context, before, 'stop'), context.clock(), operator);
      return { ...row, stoppedAt: context.clock() };
    default:
      return row;
  }
}

/** Response orders: the clock moves them, their figures are what their resources do. */
export function orderHooks(context: BackendContext): CrudHooks {
  const run = (order: Doc) =>
    HAS_RUN.has(order.status) && order.status !== 'sent' ? runOf(context, order) : undefined;
  const hours = (order: Doc) => (orderWindow(order).to - orderWindow(order).from) / 3_600_000;
  const targetEnergy = (order: Doc) => cents(numberAt(order, 'targetPower') * hours(order));
  return {
    rows: () => settleOrders(context),
    transitioned: (row, transition) => done(context, row, transition),
    computed: {
      duration: (order) => Math.round(hours(order) * 60),
      targetEnergy,
      expectedIncome: (order) => cents(targetEnergy(order) * numberAt(order, 'price')),
      assignedPower: (order) => sumOf(givenShares(context, order), 'assignedPower'),
      resourceCount: (order) => givenShares(context, order).length,
      baselinePower: (order) => meanOf(run(order)?.slots.map(({ baseline }) => baseline) ?? []),
      responsePower: (order) => meanOf(run(order)?.slots.map(({ response }) => response) ?? []),
      responseEnergy: (order) => run(order)?.responseEnergy ?? null,
      completionRate: (order) => run(order)?.completionRate ?? null,
    },
  };
}

const RUN_STATUS: Readonly<Record<string, string>> = {
  sent: 'waiting',
  executing: 'running',
  completed: 'finished',
  stopped: 'stopped',
};

/** The runs of orders: one each, from when its commands were sent. */
export function runHooks(context: BackendContext): CrudHooks {
  const runDoc = (order: Doc): Doc => {
    const { from, to } = orderWindow(order);
    const zone = zoneOf(order);
    return {
      id: seedId(`run ${order.id}`),
      tenantId: order.tenantId,
      timeZone: zone,
      currency: order.currency,
      orderId: order.id,
      orderNo: order.orderNo,
      startTime: nowOn(zone, new Date(from)),
      endTime: nowOn(zone, new Date(to)),
      targetPower: order.targetPower,
      runStatus: RUN_STATUS[textAt(order, 'status')],
    };
  };
  const orderOf = (row: Doc) => context.store.get(ORDER, textAt(row, 'orderId'));
  const run = (row: Doc) => {
    const order = orderOf(row);
    return order && order.status !== 'sent' ? runOf(context, order) : undefined;
  };
  return {
    rows: () =>
      settleOrders(context)
        .filter((order) => HAS_RUN.has(order.status))
        .map(runDoc),
    computed: {
      currentPower: (row) => run(row)?.slots.findLast(({ response }) => response !== null)?.response ?? null,
      responseEnergy: (row) => run(row)?.responseEnergy ?? null,
      completionRate: (row) => run(row)?.completionRate ?? null,
    },
  };
}
