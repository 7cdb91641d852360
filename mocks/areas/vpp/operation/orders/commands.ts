import { setpointOf, type ResponseType } from '@schemas/vpp/parts/response';
import { nowOn } from '@/schema/dates';
import type { BackendContext } from '../../../../core/context';
import type { Locale } from '../../../../core/texts';
import type { Doc } from '../../../../store/store';
import { COMMAND, numberAt, ORDER, RESOURCE, SHARE, textAt } from '../vppDocs';
import { orderCommandState } from './orderCommandState';
import { orderWindow, zoneOf } from './orderWindow';
import { baselinePower, sharesOf } from './orderShares';

/** The shares of an order that are more than nothing. */
export const givenShares = ({ store }: BackendContext, order: Doc): Doc[] =>
  store.all(SHARE).filter((share) => share.orderId === order.id && numberAt(share, 'assignedPower') > 0);
export const commandsOf = ({ store }: BackendContext, order: Doc): Doc[] =>
  store.all(COMMAND).filter((command) => command.orderId === order.id);

const roundedSetpoint = (order: Doc, baseline: number, assigned: number): number =>
  Math.round(setpointOf(order.responseType as ResponseType, baseline, assigned) * 100) / 100;

/** A command to a resource; `stop` takes it back to what it does by itself. */
function commandFor(order: Doc, share: Doc, commandType: 'start' | 'stop', place: number): Doc {
  const { from, to } = orderWindow(order);
  const [baseline, assigned] = [numberAt(share, 'baselinePower'), numberAt(share, 'assignedPower')];
  const zone = zoneOf(order);
  return {
    id: `${order.id} ${textAt(share, 'resourceId')} ${commandType}`,
    tenantId: order.tenantId,
    timeZone: zone,
    orderId: order.id,
    resourceId: share.resourceId,
    commandType,
    commandNo: `${textAt(order, 'orderNo').replace('RO', 'CMD')}-${commandType === 'stop' ? 'S' : ''}${String(place + 1).padStart(2, '0')}`,
    targetPower: commandType === 'stop' ? 0 : assigned,
    setpoint: commandType === 'stop' ? baseline : roundedSetpoint(order, baseline, assigned),
    startTime: nowOn(zone, new Date(from)),
    endTime: nowOn(zone, new Date(to)),
  };
}

/** What would be sent for an order now: nothing of it has been. */
export function plannedCommands(context: BackendContext, order: Doc, commandType: 'start' | 'stop'): Doc[] {
  const rows = sharesOf(context, order).filter((share) => numberAt(share, 'assignedPower') > 0);
  return rows.map((share, place) => commandFor(order, share, commandType, place));
}

/** Sends commands at a moment (epoch ms): each is kept once, and told again with one more try. */
export function sendCommands({ store }: BackendContext, commands: readonly Doc[], at: number, operator: string): void {
  const sent = commands.map((command): Doc => ({
    ...command,
    sentAt: at,
    tries: numberAt(store.get(COMMAND, command.id), 'tries') + 1,
    operator,
  }));
  if (sent.length > 0) store.put(COMMAND, ...sent);
}

/** A command whose setpoint is told; those of the seed are reckoned from the baseline when they are first looked at. */
function withSetpoint(context: BackendContext, command: Doc): Doc {
  if (typeof command.setpoint === 'number') return command;
  const [order, resource] = [
    context.store.get(ORDER, textAt(command, 'orderId')),
    context.store.get(RESOURCE, textAt(command, 'resourceId')),
  ];
  const baseline = order && resource ? baselinePower(context, order, resource) : null;
  return order && baseline !== null
    ? { ...command, setpoint: roundedSetpoint(order, baseline, numberAt(command, 'targetPower')) }
    : command;
}

export function commandNow(context: BackendContext, kept: Doc, locale: Locale): Doc {
  const command = withSetpoint(context, kept);
  const { sendStatus, feedbackAt, failReason, readBack } = orderCommandState(command, context.clock());
  const zone = textAt(command, 'timeZone') || 'UTC';
  const sent = numberAt(command, 'sentAt');
  return {
    ...command,
    sendStatus,
    readBackPower: readBack,
    failReason: failReason?.[locale] ?? null,
    sendTime: sent > 0 ? nowOn(zone, new Date(sent)) : null,
    feedbackTime: feedbackAt === null ? null : nowOn(zone, new Date(feedbackAt)),
  };
}
