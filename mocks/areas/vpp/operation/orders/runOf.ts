import { adjustedPower, type DayAdjustment } from '@schemas/vpp/parts/dayAdjustment';
import { completionRate, responseEnergy, responsePower, type ResponseType } from '@schemas/vpp/parts/response';
import type { BackendContext } from '../../../../core/context';
import { seedOf } from '../../../../energy/chance/seedOf';
import type { Doc } from '../../../../store/store';
import { siteOf } from '../../../../world/world';
import { baselineFor } from '../world/baselineFor';
import { dayAdjustmentOf } from '../world/dayAdjustmentOf';
import { QUARTER, quartersOf } from '../world/resourceDay';
import { COMMAND, numberAt, RESOURCE, textAt } from '../vppDocs';
import { orderCommandState } from './orderCommandState';
import { givenShares } from './commands';
import { orderWindow, type OrderWindow } from './orderWindow';
import { eventDays } from './orderShares';

type Known = number | null;

/**
 * A quarter of an hour of a resource, or of an order. kW; what has not happened yet, or was not heard of, is `null`.
 */
export interface RunSlot {
  readonly at: number;
  readonly baseline: Known;
  readonly actual: Known;
  readonly response: Known;
}

export interface ResourceRun {
  readonly resource: Doc;
  /** kW it was assigned. */
  readonly target: number;
  readonly slots: readonly RunSlot[];
  /** What its baseline was adjusted by, and what it was before that: mean kW of the window. */
  readonly adjustment: DayAdjustment & { readonly unadjustedPower: Known };
  readonly commandStatus: string;
}

/** What came of an order: of all its resources together, then of each. Energies kWh, of the quarters that are known. */
export interface OrderRun {
  readonly slots: readonly RunSlot[];
  readonly resources: readonly ResourceRun[];
  readonly targetEnergy: number;
  readonly responseEnergy: number;
  readonly completionRate: Known;
  readonly missingSlots: number;
}

const HOURS = 0.25;
const cents = (value: number): number => Math.round(value * 100) / 100;
/** What a load cannot go below, whatever it is asked. */
const LOADS = new Set(['industrial', 'hvac', 'charging']);

/** How much of its share a resource gives in a slot: it begins slowly, and is never quite exact. */
function shareGiven(resource: Doc, order: Doc, slot: number): number {
  const own = (seedOf(order.id, resource.id) % 14) / 100;
  const noise = (seedOf(order.id, resource.id, slot) % 9) / 100;
  return (slot === 0 ? 0.72 : 1) * (0.9 + own + noise - 0.04);
}

function givenPower(resource: Doc, order: Doc, target: number, slot: number, natural: number): number {
  const power = target * shareGiven(resource, order, slot);
  return order.responseType === 'peakShaving' && LOADS.has(String(resource.resourceType))
    ? Math.min(power, Math.max(0, natural * 0.95))
    : power;
}

/** A resource through the window of an order, as far as it has come. */
function resourceRun(context: BackendContext, order: Doc, share: Doc, window: OrderWindow): ResourceRun | undefined {
  const { day, from, to, slots } = window;
  const resource = context.store.get(RESOURCE, textAt(share, 'resourceId'));
  const site = siteOf(resource?.stationId);
  if (!resource || !site) return undefined;
  const now = context.clock();
  const command = context.store.get(COMMAND, `${order.id} ${resource.id} start`);
  const commandStatus = command ? orderCommandState(command, now).sendStatus : 'unsent';
  const { curve } = baselineFor(resource, day, slots, eventDays(context, resource.id));
  const adjustment = dayAdjustmentOf(resource, site, curve, window, now);
  const target = numberAt(share, 'assignedPower');
  const stopped = numberAt(order, 'stoppedAt') || Infinity;
  const found = quartersOf(site, String(resource.resourceType), from, to).map(({ at, power }, place): RunSlot => {
    const usual = curve[slots.from + place] ?? null;
    const baseline = usual === null ? null : cents(adjustedPower(usual, adjustment)); // the day goes on as it began
    if (at > now || power === null || baseline === null) return { at, baseline, actual: null, response: null };
    const natural = baseline * (1 + ((seedOf(resource.id, at) % 21) - 10) / 1000);
    const given = commandStatus === 'success' && at < stopped ? givenPower(resource, order, target, place, natural) : 0;
    const actual = cents(order.responseType === 'peakShaving' ? natural - given : natural + given);
    return {
      at,
      baseline,
      actual,
      response: cents(responsePower(order.responseType as ResponseType, baseline, actual) ?? 0),
    };
  });
  return {
    resource,
    target,
    slots: found,
    adjustment: { ...adjustment, unadjustedPower: meanOf(curve.slice(slots.from, slots.to)) },
    commandStatus,
  };
}

const total = (values: readonly Known[]): Known =>
  values.some((value) => value === null) ? null : cents(values.reduce<number>((sum, value) => sum + (value ?? 0), 0));

function together(runs: readonly ResourceRun[]): RunSlot[] {
  const [first] = runs;
  return (first?.slots ?? []).map(({ at }, place) => {
    const all = (name: 'baseline' | 'actual' | 'response') =>
      total(runs.map(({ slots }) => slots[place]?.[name] ?? null));
    return { at, baseline: all('baseline'), actual: all('actual'), response: all('response') };
  });
}

function made(context: BackendContext, order: Doc): OrderRun {
  const window = orderWindow(order);
  const resources = givenShares(context, order).flatMap((share) => resourceRun(context, order, share, window) ?? []);
  const slots = together(resources);
  const past = slots.filter(({ at }) => at <= context.clock());
  const { energy, missing } = responseEnergy(
    past.map(({ response }) => response),
    HOURS,
  );
  const targetEnergy = cents((numberAt(order, 'targetPower') * (window.to - window.from)) / 3_600_000);
  return {
    slots,
    resources,
    targetEnergy,
    responseEnergy: cents(energy),
    completionRate: completionRate(cents(energy), targetEnergy),
    missingSlots: missing,
  };
}

const kept = new WeakMap<BackendContext['store'], Map<string, { readonly key: string; readonly run: OrderRun }>>();

/** What came of an order until now. Reckoned anew when the order changes, while it runs each minute. */
export function runOf(context: BackendContext, order: Doc): OrderRun {
  const known = kept.get(context.store) ?? new Map<string, { readonly key: string; readonly run: OrderRun }>();
  kept.set(context.store, known);
  const { to } = orderWindow(order);
  const key = [
    order.status,
    order.updateTime,
    order.stoppedAt,
    Math.floor(Math.min(context.clock(), to + QUARTER) / 60_000),
  ].join(' ');
  const found = known.get(order.id);
  if (found?.key === key) return found.run;
  const run = made(context, order);
  known.set(order.id, { key, run });
  return run;
}

/** What of an order was carried out, or will be. */
export const HAS_RUN = new Set<unknown>(['sent', 'executing', 'completed', 'stopped']);

/** The mean of what is known; `null` while nothing is. */
export function meanOf(values: readonly Known[]): Known {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? cents(known.reduce((sum, value) => sum + value, 0) / known.length) : null;
}
