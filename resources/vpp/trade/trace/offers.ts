import { minutesOf } from '@/dsl';
import type { AnyRecord } from '@/schema';
import { numberOf, rowsOf, textOf, type TraceRecords } from './traceRecords';

/** So much power at a price in a time of the day: a segment of a bid, or what a resource declares. */
export interface Offer {
  readonly time: string;
  readonly from: number;
  readonly to: number;
  readonly hours: number;
  /** kW. */
  readonly power: number;
  /** kW that could be offered; `null` where nobody says it. */
  readonly able: number | null;
  readonly price: number | null;
  /** What the market took of it, and at what price; `null` where it is not told. */
  readonly taken: number | null;
  readonly takenPrice: number | null;
}

function timeOf(row: object): Pick<Offer, 'time' | 'from' | 'to' | 'hours'> {
  const [start, end] = [textOf(row, 'startTime'), textOf(row, 'endTime')];
  const [from, to] = [minutesOf(start), minutesOf(end)];
  return { time: `${start}–${end}`, from, to, hours: Math.max(0, to - from) / 60 || 0 };
}

/**
 * Results an order was made of. Where none says so, those of its notice that became no other order; a notice without an
 * order has all of them.
 */
export function ownResults({ order, results }: TraceRecords): readonly AnyRecord[] | undefined {
  if (results === undefined) return undefined;
  const id = order?.[0]?.id;
  const own = results.filter(({ orderId }) => id !== undefined && orderId === id);
  return own.length > 0 ? own : results.filter((one) => id === undefined || textOf(one, 'orderId') === '');
}

/** The bids these results are of; without results all of them. */
export function ownBids(records: TraceRecords): readonly AnyRecord[] | undefined {
  const { bids } = records;
  const ids = new Set((ownResults(records) ?? []).map((one) => textOf(one, 'bidId')).filter(Boolean));
  const own = bids?.filter(({ id }) => ids.has(id));
  return own && own.length > 0 ? own : bids;
}

/** The segments of a bid, each with what the result of this bid says of it. Both name them in one order. */
function bidOffers(bid: AnyRecord, result: AnyRecord | undefined): Offer[] {
  const segments = rowsOf(bid, 'periods');
  const cleared = rowsOf(result, 'periods');
  const isAlike = cleared.length === segments.length;
  const told = new Set<string>();
  return segments.map((row, at) => {
    const time = timeOf(row);
    // the ability of a time is that of all its segments together
    const able = told.has(time.time) ? 0 : numberOf(row, 'abilityPower');
    told.add(time.time);
    const taken = isAlike ? cleared[at] : undefined;
    return {
      ...time,
      power: numberOf(row, 'bidPower') ?? 0,
      able,
      price: numberOf(row, 'bidPrice'),
      taken: numberOf(taken, 'clearedPower'),
      takenPrice: numberOf(taken, 'clearedPrice'),
    };
  });
}

const declaredOffer = (row: AnyRecord): Offer => ({
  ...timeOf(row),
  power: numberOf(row, 'declaredPower') ?? 0,
  able: numberOf(row, 'abilityPower'),
  price: numberOf(row, 'declaredPrice'),
  taken: numberOf(row, 'clearedPower'),
  takenPrice: numberOf(row, 'clearedPrice'),
});

/** All that was offered: by bids, else by what the resources declared. */
export function offersOf(records: TraceRecords): Offer[] {
  const bids = ownBids(records) ?? [];
  if (bids.length === 0) return (records.declarations ?? []).map(declaredOffer);
  const results = ownResults(records) ?? [];
  return bids.flatMap((bid) =>
    bidOffers(
      bid,
      results.find((one) => textOf(one, 'bidId') === bid.id),
    ),
  );
}

/** What a notice wants, kW by its times. */
export const demandsOf = (
  notice: AnyRecord | undefined,
): readonly (ReturnType<typeof timeOf> & { readonly power: number })[] =>
  rowsOf(notice, 'periods').map((row) => ({ ...timeOf(row), power: (numberOf(row, 'demandPower') ?? 0) * 1000 }));

interface Timed {
  readonly time: string;
}

/** The time with most of something, and how much that is. */
export function highest<T extends Timed>(
  rows: readonly T[],
  value: (row: T) => number,
): { readonly time: string; readonly power: number } {
  const times = new Map<string, number>();
  for (const row of rows) times.set(row.time, (times.get(row.time) ?? 0) + value(row));
  return [...times].reduce((most, [time, power]) => (power > most.power ? { time, power } : most), {
    time: '',
    power: 0,
  });
}
