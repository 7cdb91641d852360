import type { AnyRecord } from '@/schema';
import { appraise } from '@schemas/vpp/parts/settle';
import { billedLines } from './billedLines';
import { hoursOf, ownHours, type Chain } from './chain';
import { demandsOf, highest, offersOf, type Offer } from './offers';
import { responsesOf, type Response } from './responses';
import { numberOf, sumKnown, textOf, told, type Measure, type Stage, type TraceRecords } from './traceRecords';

/** Why two stages differ: a part of the difference. Words: `vpp.trace.reasons.<reason>`. */
export interface Part {
  readonly reason: string;
  readonly value: number;
  /** Resources it is about. */
  readonly names?: readonly string[];
  /** What somebody, or a device, said of it. */
  readonly said?: string;
}

/** A difference between two stages that have a figure. */
export interface Step {
  readonly measure: Measure;
  readonly from: Stage;
  readonly to: Stage;
  readonly chain: Chain;
  readonly records: TraceRecords;
}

/** Parts that are known, and how far their sum may be off: what they are computed from was rounded. */
export interface Reasons {
  readonly parts: readonly Part[];
  readonly tolerance?: number;
  /** Why what is left may be beyond that: figures of single resources do not tell it. */
  readonly rest?: string;
}

const NONE: Reasons = { parts: [] };
const QUARTER = 15;

/** Less is offered than was asked: what cannot be given, and what is not offered. */
function ofOffer({ measure, records, chain }: Step): Reasons {
  const demands = demandsOf(records.notice?.[0]);
  const offers = offersOf(records);
  const [demand, offered] = [chain.notice[measure]?.value ?? 0, chain.declaration[measure]?.value ?? 0];
  const isAble = offers.some(({ able }) => able !== null);
  const ableAt = (minute: number) =>
    offers.filter(({ from, to }) => from <= minute && minute < to).reduce((sum, { able }) => sum + (able ?? 0), 0);
  const limited = (power: number, minute: number) => (isAble ? Math.min(power, ableAt(minute)) : power);
  let able = demand;
  if (measure === 'power') able = isAble ? Math.min(demand, highest(offers, (one) => one.able ?? 0).power) : demand;
  else {
    able = 0;
    for (const { from, to, power } of demands)
      for (let minute = from; minute < to; minute += QUARTER)
        able += (limited(power, minute) * Math.min(QUARTER, to - minute)) / 60;
  }
  return {
    parts: [
      { reason: 'ability', value: able - demand },
      { reason: offered < able ? 'offeredLess' : 'offeredMore', value: offered - able },
    ],
  };
}

/** What the market did not take of a segment, and why. */
function untaken({ price, takenPrice }: Offer): string {
  if (price === null || takenPrice === null) return 'partial';
  return price > takenPrice ? 'dearer' : price === takenPrice ? 'marginal' : 'partial';
}

function ofClearing({ measure, chain, records }: Step): Reasons {
  const offers = offersOf(records);
  const [from, to] = [chain.declaration[measure], chain.clearing[measure]];
  if (!from || !to) return NONE;
  const told = offers.every(({ taken }) => taken !== null);
  if (measure === 'power' || measure === 'energy') {
    if (!told) return { parts: [{ reason: 'partial', value: to.value - from.value }] };
    const most = highest(offers, ({ power }) => power);
    const counted = measure === 'energy' ? offers : offers.filter(({ time }) => time === most.time);
    const parts = counted.map((one) => ({
      reason: untaken(one),
      value: ((one.taken ?? 0) - one.power) * (measure === 'energy' ? one.hours : 1),
    }));
    const [highestTaken, takenThen] = [
      highest(offers, ({ taken }) => taken ?? 0).power,
      counted.reduce((sum, { taken }) => sum + (taken ?? 0), 0),
    ];
    return {
      parts: measure === 'energy' ? parts : [...parts, { reason: 'otherTime', value: highestTaken - takenThen }],
    };
  }
  if (measure === 'price') {
    const said = textOf(records.results?.[0], 'priceReason');
    return { parts: [{ reason: said ? 'corrected' : 'uniform', value: to.value - from.value, ...(said && { said }) }] };
  }
  return ofMoney(chain.declaration, chain.clearing);
}

/** A difference of money: that of the energy at the former price, and that of the price. */
function ofMoney(from: Chain[Stage], to: Chain[Stage], energies?: readonly [number | null, number | null]): Reasons {
  const [before, after] = energies ?? [from.energy?.value ?? null, to.energy?.value ?? null];
  const [price, next] = [from.price?.value, to.price?.value];
  if (before === null || after === null || price === undefined || next === undefined) return NONE;
  return {
    parts: [
      { reason: 'energy', value: (after - before) * price },
      { reason: 'price', value: after * (next - price) },
    ],
    // prices are told to the hundredth of a cent
    tolerance: 0.015 + (Math.abs(before) + Math.abs(after)) * 0.00006,
  };
}

const isOver = (order: AnyRecord | undefined, ...states: string[]): boolean => states.includes(textOf(order, 'status'));

/** Why not all of a target, or more than it, is assigned. */
function unassigned(records: TraceRecords, gap: number): string {
  const order = records.order?.[0];
  if (isOver(order, 'expired')) return 'expired';
  if (isOver(order, 'pendingAssign')) return 'notAssigned';
  if (gap > 0) return 'assignedMore';
  const able = sumKnown((records.shares ?? []).map((row) => numberOf(row, 'adjustablePower')));
  return able !== null && able < (numberOf(order, 'targetPower') ?? 0) ? 'unable' : 'leftOpen';
}

function ofAssignment({ measure, from, chain, records }: Step): Reasons {
  const order = records.order?.[0];
  const [before, assigned] = [chain[from], chain.assignment];
  const [target, hours] = [numberOf(order, 'targetPower'), hoursOf(order)];
  const isCleared = from === 'clearing';
  /** What a notice or a bid has, the order need not have: nothing was cleared that would tie them. */
  const loose = (value: number): Part[] =>
    isCleared || records.results === undefined ? [] : [{ reason: 'noClearing', value }];
  if (measure === 'price') return { parts: loose((assigned.price?.value ?? 0) - (before.price?.value ?? 0)) };
  if (measure === 'money') {
    const energy = numberOf(order, 'targetEnergy');
    return isCleared
      ? ofMoney(before, assigned, [before.energy?.value ?? null, energy])
      : { parts: loose((assigned.money?.value ?? 0) - (before.money?.value ?? 0)) };
  }
  if (target === null || !assigned.power) return NONE;
  const gap = assigned.power.value - target;
  const open = { reason: unassigned(records, gap), value: gap };
  if (measure === 'power') return { parts: [...loose(target - (before.power?.value ?? 0)), open], tolerance: 0.011 };
  const wanted = numberOf(order, 'targetEnergy') ?? target * (hours ?? 0);
  const ordered = wanted - (before.energy?.value ?? 0);
  const isSamePower = Math.abs(target - (before.power?.value ?? 0)) < 0.011;
  const own = (records.shares ?? []).reduce(
    (sum, row) => sum + (numberOf(row, 'assignedPower') ?? 0) * ((ownHours(row, order) ?? 0) - (hours ?? 0)),
    0,
  );
  return {
    parts: [
      ...(isCleared && isSamePower ? [{ reason: 'allTheTime', value: ordered }] : loose(ordered)),
      { ...open, value: gap * (hours ?? 0) },
      { reason: 'ownTimes', value: own },
    ],
    tolerance: 0.02 + (hours ?? 0) * 0.01,
  };
}

const COMMANDED: readonly Stage[] = ['assignment', 'commands'];

/** Why a resource was not told what it was assigned. */
function untold({ command, sendStatus, assigned }: Response): Pick<Part, 'reason' | 'said'> {
  const said = textOf(command, 'failReason');
  if (sendStatus === 'failed') return { reason: 'failed', ...(said && { said }) };
  if (sendStatus === 'sending') return { reason: 'onItsWay' };
  if (sendStatus === 'success') return { reason: assigned === 0 ? 'toldAlone' : 'toldOther' };
  return { reason: 'notTold' };
}

/** Why a resource gave other than it was told. */
function ungiven(one: Response, basis: number, order: AnyRecord | undefined): Pick<Part, 'reason' | 'said'> {
  const given = one.given ?? 0;
  if (basis !== 0 && given < basis) {
    const said = textOf(order, 'stopReason');
    if (one.given === null) return { reason: 'silent' };
    if (one.sendStatus !== 'success' && one.sendStatus !== '') return untold(one);
    if (isOver(order, 'stopped')) return { reason: 'stopped', ...(said && { said }) };
    return { reason: one.isOffline ? 'offline' : 'gaveLess' };
  }
  return { reason: basis === 0 ? 'byItself' : 'gaveMore' };
}

function ofResources({ measure, from, to, chain, records }: Step): Reasons {
  const order = records.order?.[0];
  const responses = responsesOf(records);
  const weight = ({ hours }: Response) => (measure === 'energy' ? hours : 1);
  const difference = (chain[to][measure]?.value ?? 0) - (chain[from][measure]?.value ?? 0);
  if (to === 'commands')
    return {
      parts: responses.map((one) => ({
        ...untold(one),
        value: ((one.taken ?? 0) - one.assigned) * weight(one),
        names: [one.name],
      })),
      tolerance: 0.011,
    };
  if (isOver(order, 'executing') || records.runs?.[0]?.runStatus === 'running')
    return { parts: [{ reason: 'running', value: difference }] };
  if (records.runResources === undefined) return NONE;
  const basisOf = (one: Response) => (from === 'commands' ? (one.taken ?? 0) : one.assigned);
  const parts = responses.map((one) => {
    const basis = basisOf(one);
    return { ...ungiven(one, basis, order), value: ((one.given ?? 0) - basis) * weight(one), names: [one.name] };
  });
  // a rate is told to the hundredth of a percent
  const hours = measure === 'energy' ? (hoursOf(order) ?? 1) : 1;
  const tolerance =
    0.02 + responses.reduce((sum, { assigned }) => sum + Math.abs(assigned) * 0.00006, 0) * hours + 0.006 * hours;
  const mean = numberOf(order, 'responsePower');
  const energy = chain.execution.energy?.value;
  const isFloored = measure === 'energy' && mean !== null && energy !== undefined && hoursOf(order) !== null;
  return {
    parts: isFloored ? [...parts, ...flooredPart(energy - mean * hours, tolerance)] : parts,
    tolerance,
    ...((records.missingSlots ?? 0) > 0 && { rest: 'missing' }),
  };
}

/** Quarters that went the other way count as zero: the energy is more than the mean power would make. */
const flooredPart = (value: number, tolerance: number): Part[] =>
  value > tolerance ? [{ reason: 'floored', value }] : [];

/** Which part of a response counts, by its own rule. */
function ofAppraisal({ records, chain }: Step): Reasons {
  const [one] = records.appraisals ?? [];
  const [response, target] = [
    numberOf(one, 'responseEnergy') ?? chain.execution.energy?.value,
    numberOf(one, 'targetEnergy'),
  ];
  if (response === undefined || target === null) return NONE;
  const { effectiveEnergy, result } = appraise(response, target);
  const factor = numberOf(one, 'appraisalFactor') ?? 1;
  return {
    parts: [
      { reason: result === 'unqualified' ? 'belowBand' : 'aboveBand', value: effectiveEnergy - response },
      { reason: 'factor', value: effectiveEnergy * (factor - 1) },
    ],
    tolerance: 0.011,
  };
}

function ofSettlement({ measure, from, chain, records }: Step): Reasons {
  const [order, trade] = [records.order?.[0], records.trades?.[0]];
  if (measure !== 'money' || from !== 'assignment') return NONE;
  const energies = [numberOf(order, 'targetEnergy'), chain.settlement.energy?.value ?? null] as const;
  const { parts, tolerance } = ofMoney(chain.assignment, chain.settlement, energies);
  const penalty = trade
    ? numberOf(trade, 'penalty')
    : sumKnown((records.lines ?? []).map((row) => numberOf(row, 'penalty')));
  return {
    parts: [...parts, { reason: 'penalty', value: -(penalty ?? 0) }],
    ...(tolerance !== undefined && { tolerance: tolerance + 0.01 }),
  };
}

/** Why a line is in no bill. */
function unbilled(line: AnyRecord): string {
  if (line.status === 'editing') return 'notConfirmed';
  return line.status === 'confirmed' ? 'notBilled' : 'billUnknown';
}

function ofBill({ measure, chain, records }: Step): Reasons {
  const { trades = [], lines = [] } = records;
  const out = billedLines(records).filter(({ bill }) => bill === undefined);
  if (measure === 'price') {
    const prices = new Set(lines.map((row) => numberOf(row, 'unitPrice')));
    const difference = (chain.bill.price?.value ?? 0) - (chain.settlement.price?.value ?? 0);
    return {
      parts:
        prices.size > 1 || !prices.has(chain.settlement.price?.value ?? null)
          ? [{ reason: 'ownPrices', value: difference }]
          : [],
    };
  }
  const name = measure === 'energy' ? 'effectiveEnergy' : 'customerAmount';
  const left = out.map(({ line }) => ({
    reason: unbilled(line),
    value: -(numberOf(line, name) ?? 0),
    names: [line.$texts?.resourceId ?? textOf(line, 'resourceId')],
  }));
  const operator =
    numberOf(trades[0], 'operatorAmount') ?? sumKnown(lines.map((row) => numberOf(row, 'operatorAmount')));
  return {
    parts: measure === 'money' ? [{ reason: 'operatorShare', value: -(operator ?? 0) }, ...left] : left,
    tolerance: 0.011,
  };
}

/** Why a stage differs from one before it, as far as the records say it. */
export function reasonsOf(step: Step): Reasons {
  const { from, to } = step;
  if (to === 'declaration') return ofOffer(step);
  if (to === 'clearing') return from === 'declaration' ? ofClearing(step) : NONE;
  if (to === 'assignment') return ofAssignment(step);
  if (to === 'commands') return from === 'assignment' ? ofResources(step) : NONE;
  if (to === 'execution') return COMMANDED.includes(from) ? ofResources(step) : NONE;
  if (to === 'appraisal') return from === 'execution' ? ofAppraisal(step) : NONE;
  if (to === 'settlement') return ofSettlement(step);
  return from === 'settlement' ? ofBill(step) : NONE;
}

/** Parts with one reason are one, with all their names. Those that come to nothing are left out. */
export function gathered(measure: Measure, parts: readonly Part[]): Part[] {
  const found = new Map<string, Part>();
  for (const part of parts) {
    if (told(measure, part.value) === 0) continue;
    const key = `${part.reason} ${part.said ?? ''}`;
    const before = found.get(key);
    found.set(key, {
      ...part,
      value: (before?.value ?? 0) + part.value,
      ...(part.names && { names: [...(before?.names ?? []), ...part.names] }),
    });
  }
  return [...found.values()]
    .map((part) => ({ ...part, value: told(measure, part.value) }))
    .filter(({ value }) => value !== 0);
}
