import { assignPower, shareRatios, type AssignMethod, type Share } from '@schemas/vpp/parts/assignPower';
import type { BackendContext } from '../../../../core/context';
import type { Doc } from '../../../../store/store';
import { abilityOf, type Ability } from '../world/abilityOf';
import { baselineFor } from '../world/baselineFor';
import { numberAt, ORDER, resourcesOf, SHARE, textAt } from '../vppDocs';
import { orderWindow } from './orderWindow';

/** An order holds its resources in these. */
const HOLDS = new Set<unknown>(['confirmed', 'sent', 'executing']);
/** A share is still to be thought about in these. */
export const OPEN = new Set<unknown>(['pendingAssign', 'assigned']);
const MINUTE = 60_000;
const shareId = (order: Doc, resourceId: string): string => `${order.id} ${resourceId}`;

/** The order that has a resource at that time, or too near to it. */
export function reservedBy({ store }: BackendContext, order: Doc, resource: Doc): Doc | undefined {
  const own = orderWindow(order);
  const apart = numberAt(resource, 'minInterval') * MINUTE;
  return store.all(ORDER).find((other) => {
    if (other.id === order.id || !HOLDS.has(other.status)) return false;
    const { from, to } = orderWindow(other);
    return (
      from < own.to + apart &&
      to + apart > own.from &&
      numberAt(store.get(SHARE, shareId(other, resource.id)), 'assignedPower') > 0
    );
  });
}

/** Days on which a resource was asked to respond: no baseline is made of them. */
export function eventDays({ store }: BackendContext, resourceId: string): ReadonlySet<string> {
  const shares = store
    .all(SHARE)
    .filter((share) => share.resourceId === resourceId && numberAt(share, 'assignedPower') > 0);
  const orders = shares
    .map(({ orderId }) => store.get(ORDER, String(orderId)))
    .filter((order) => order !== undefined && order.status !== 'expired');
  return new Set(orders.map((order) => textAt(order, 'responseDate')));
}

/** Mean kW of the baseline in the window of an order; `null` while there are too few days. */
export function baselinePower(context: BackendContext, order: Doc, resource: Doc): number | null {
  const { day, slots } = orderWindow(order);
  const known = baselineFor(resource, day, slots, eventDays(context, resource.id))
    .curve.slice(slots.from, slots.to)
    .filter((one) => one !== null);
  return known.length > 0 ? Math.round((known.reduce((sum, one) => sum + one, 0) / known.length) * 100) / 100 : null;
}

const NOTES = {
  disabled: { en: 'Disabled', zh: '已停用' },
  offline: { en: 'Offline', zh: '离线' },
  unknown: { en: 'No data', zh: '无数据' },
} as const;

function noteOf(ability: Ability, held: Doc | undefined, locale: 'en' | 'zh'): string | null {
  if (held)
    return locale === 'en'
      ? `Reserved by order ${textAt(held, 'orderNo')}`
      : `已被指令 ${textAt(held, 'orderNo')} 占用`;
  return ability.reason ? NOTES[ability.reason][locale] : null;
}

/** kW a resource can give to an order: what it is able to in every quarter, nothing while another order has it. */
function adjustable(order: Doc, ability: Ability, held: Doc | undefined): number {
  if (held) return 0;
  return order.responseType === 'peakShaving' ? ability.upPower : ability.downPower;
}

/**
 * The shares of an order by resource, as they are kept, or as they would be: nothing assigned yet, by what each can do.
 */
export function sharesOf(context: BackendContext, order: Doc, locale: 'en' | 'zh' = 'zh'): Doc[] {
  const { store } = context;
  const { from, to } = orderWindow(order);
  const open = OPEN.has(order.status);
  const rows = resourcesOf(context, order.vppId).flatMap((resource): Doc[] => {
    const kept = store.get(SHARE, shareId(order, resource.id));
    if (!open) return kept ? [kept] : [];
    if (resource.state !== 1 && !kept) return [];
    const held = reservedBy(context, order, resource);
    const ability = abilityOf(resource, from, to);
    const power = adjustable(order, ability, held);
    const fresh: Doc = {
      id: shareId(order, resource.id),
      tenantId: order.tenantId,
      orderId: order.id,
      resourceId: resource.id,
      participate: power > 0,
      assignedPower: 0,
      locked: false,
      startTime: order.startTime,
      endTime: order.endTime,
    };
    return [{ ...fresh, ...kept, adjustablePower: power, reason: noteOf(ability, held, locale) }];
  });
  const suggested = assignPower(
    numberAt(order, 'targetPower'),
    rows.map((row) => shareOf(context, { ...row, locked: false })),
    'capacity',
  ).powers;
  const ratios = shareRatios(
    numberAt(order, 'targetPower'),
    rows.map((row) => numberAt(row, 'assignedPower')),
  );
  return rows.map((row, at) => {
    const resource = store.get('vpp/resource', textAt(row, 'resourceId'));
    return {
      ...row,
      resourceType: resource?.resourceType,
      stationId: resource?.stationId,
      price: resource?.adjustCost ?? null,
      currency: order.currency,
      baselinePower: resource ? baselinePower(context, order, resource) : null,
      suggestedPower: open ? (suggested.get(textAt(row, 'resourceId')) ?? 0) : row.suggestedPower,
      ratio: ratios[at] ?? 0,
    };
  });
}

/** A row as it is divided. */
export function shareOf({ store }: BackendContext, row: Doc): Share {
  const resource = store.get('vpp/resource', textAt(row, 'resourceId'));
  return {
    id: textAt(row, 'resourceId'),
    participate: row.participate === true || row.participate === 1,
    locked: row.locked === true || row.locked === 1,
    adjustablePower: numberAt(row, 'adjustablePower'),
    assignedPower: numberAt(row, 'assignedPower'),
    cost: typeof resource?.adjustCost === 'number' ? resource.adjustCost : null,
    turn: typeof row.priority === 'number' ? row.priority : null,
  };
}

/** The rows divided anew by a method; locked ones stay. */
export function recalculated(
  context: BackendContext,
  order: Doc,
  rows: readonly Doc[],
  method: AssignMethod,
): { readonly rows: Doc[]; readonly gap: number } {
  const target = numberAt(order, 'targetPower');
  const { powers, gap } = assignPower(
    target,
    rows.map((row) => shareOf(context, row)),
    method,
  );
  const next = rows.map((row) => powers.get(textAt(row, 'resourceId')) ?? 0);
  const ratios = shareRatios(target, next);
  return { rows: rows.map((row, at) => ({ ...row, assignedPower: next[at] ?? 0, ratio: ratios[at] ?? 0 })), gap };
}
