import { minutesOf } from '@/dsl';

/**
 * A segment of a bid: so much power at a price in a time of the day. Segments of one time rise in price (operations,
 * 2).
 */
export interface BidRow {
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  /** kW. */
  readonly abilityPower?: number | null;
  readonly bidPower?: number | null;
  /** Money a kWh. */
  readonly bidPrice?: number | null;
}

/** What a notice allows, as far as it is known. */
export interface BidLimits {
  readonly floor?: number | null;
  readonly cap?: number | null;
}

/** What is wrong with a bid; `row` counts from 0. */
export interface BidProblem {
  readonly problem: 'reversed' | 'grid' | 'overlap' | 'none' | 'rising' | 'beyond' | 'low' | 'high' | 'many';
  readonly row: number;
  readonly time: string;
}

/** Segments a time may have. */
const MOST = 10;
const GRID = 15;
const hoursOf = ({ startTime, endTime }: BidRow): number =>
  Math.max(0, minutesOf(endTime) - minutesOf(startTime)) / 60 || 0;
const known = (value: number | null | undefined): value is number => typeof value === 'number';
const cents = (value: number): number => (Math.sign(value) * Math.round(Math.abs(value) * 100 + 1e-7)) / 100;
export const timeOfRow = ({ startTime, endTime }: BidRow): string => `${startTime ?? '-'}–${endTime ?? '-'}`;

/**
 * Everything that keeps a bid from being taken, one line a row and reason. Rows that are not filled in yet say nothing.
 */
export function bidProblems(rows: readonly BidRow[], { floor, cap }: BidLimits = {}): BidProblem[] {
  const found: BidProblem[] = [];
  for (const [row, one] of rows.entries()) {
    const [from, to] = [minutesOf(one.startTime), minutesOf(one.endTime)];
    if (Number.isNaN(from + to)) continue;
    const tell = (problem: BidProblem['problem']) => found.push({ problem, row, time: timeOfRow(one) });
    const before = rows.slice(0, row);
    const own = before.filter((other) => timeOfRow(other) === timeOfRow(one));
    const last = own.at(-1)?.bidPrice;
    if (to <= from) tell('reversed');
    else if (from % GRID > 0 || to % GRID > 0) tell('grid');
    else if (
      before.some(
        (other) =>
          timeOfRow(other) !== timeOfRow(one) && minutesOf(other.startTime) < to && minutesOf(other.endTime) > from,
      )
    )
      tell('overlap');
    if (own.length === MOST) tell('many');
    if (known(one.bidPower) && one.bidPower <= 0) tell('none');
    if (known(one.bidPrice) && known(last) && one.bidPrice <= last) tell('rising');
    const sum = [...own, one].reduce((all, { bidPower }) => all + (bidPower ?? 0), 0);
    if (known(one.abilityPower) && sum > one.abilityPower + 1e-9) tell('beyond');
    if (known(one.bidPrice) && known(floor) && one.bidPrice < floor) tell('low');
    if (known(one.bidPrice) && known(cap) && one.bidPrice > cap) tell('high');
  }
  return found;
}

/** Whether a row says all that a segment needs. */
export const isWholeRow = ({ startTime, endTime, bidPower, bidPrice }: BidRow): boolean =>
  Boolean(startTime) && Boolean(endTime) && known(bidPower) && known(bidPrice);

/** kW of the time with most, kWh, the mean price of a kWh, and what it is worth at its own prices. */
export function bidTotals(rows: readonly BidRow[]) {
  const times = new Map<string, number>();
  for (const row of rows) times.set(timeOfRow(row), (times.get(timeOfRow(row)) ?? 0) + (row.bidPower ?? 0));
  const energy = rows.reduce((sum, row) => sum + (row.bidPower ?? 0) * hoursOf(row), 0);
  const income = rows.reduce((sum, row) => sum + (row.bidPower ?? 0) * hoursOf(row) * (row.bidPrice ?? 0), 0);
  return {
    power: cents(Math.max(0, ...times.values())),
    energy: cents(energy),
    price: energy > 0 ? Math.round((income / energy) * 10_000) / 10_000 : null,
    income: cents(income),
  };
}

/**
 * What of a bid is accepted at a clearing price: everything cheaper, and of what is as dear so much as is needed.
 *
 * @param share of the marginal segments, 0 to 1
 */
export function cleared(rows: readonly BidRow[], price: number, share = 1) {
  const powers = rows.map(
    ({ bidPower, bidPrice }) =>
      (bidPower ?? 0) * (known(bidPrice) && bidPrice < price ? 1 : bidPrice === price ? share : 0),
  );
  const energy = rows.reduce((sum, row, at) => sum + (powers[at] ?? 0) * hoursOf(row), 0);
  const own = rows.reduce((sum, row, at) => sum + (powers[at] ?? 0) * hoursOf(row) * (row.bidPrice ?? 0), 0);
  const [bid, taken] = [
    rows.reduce((sum, { bidPower }) => sum + (bidPower ?? 0), 0),
    powers.reduce((sum, one) => sum + one, 0),
  ];
  const result: 'won' | 'partial' | 'lost' = taken === 0 ? 'lost' : taken < bid - 1e-9 ? 'partial' : 'won';
  return {
    powers,
    power: cents(taken),
    energy: cents(energy),
    uniform: cents(energy * price),
    asBid: cents(own),
    result,
  };
}
