import { allocate } from './allocate';

/**
 * How an order is divided among resources (proposed fields A, template): by what they can do, by what they cost, alike,
 * or in turn.
 */
export const ASSIGN_METHODS = ['capacity', 'cost', 'average', 'priority'] as const;
export type AssignMethod = (typeof ASSIGN_METHODS)[number];

/** A resource that may have a share of an order. Powers are kW. */
export interface Share {
  readonly id: string;
  readonly participate: boolean;
  /** Its share stays as it is. */
  readonly locked: boolean;
  readonly adjustablePower: number;
  readonly assignedPower: number;
  /** Money a kWh; what is not known comes last. */
  readonly cost?: number | null;
  /** Its turn by `priority`; what is not known comes last. */
  readonly turn?: number | null;
}

export interface Assigned {
  /** kW by id: with the gap they add up to the target to the last hundredth. */
  readonly powers: ReadonlyMap<string, number>;
  /**
   * kW of the target that nobody can give. Below zero: locked shares exceed the target by so much, and nothing was
   * divided.
   */
  readonly gap: number;
}

const hundredths = (value: number): number => Math.round(value * 100);

interface Room {
  readonly id: string;
  readonly room: number;
  readonly weight: number;
}

/** By weights, none beyond its room: what one cannot take is divided again among the others. */
function fillByWeight(units: number, rooms: readonly Room[], given: Map<string, number>): number {
  const left = rooms.filter(({ room }) => room > 0);
  if (units <= 0 || left.length === 0) return units;
  const parts = allocate(
    units,
    left.map(({ weight }) => weight),
  );
  const full = left.filter(({ room }, at) => (parts[at] ?? 0) >= room);
  if (full.length === 0) {
    for (const [at, { id }] of left.entries()) given.set(id, parts[at] ?? 0);
    return 0;
  }
  for (const { id, room } of full) given.set(id, room);
  return fillByWeight(
    units - full.reduce((sum, { room }) => sum + room, 0),
    left.filter((one) => !full.includes(one)),
    given,
  );
}

/** One after the other, each to its limit; those that are alike together, by what they can do. */
function fillInTurn(
  units: number,
  rooms: readonly (Room & { readonly turn: number })[],
  given: Map<string, number>,
): number {
  let left = units;
  for (const turn of [...new Set(rooms.map((one) => one.turn))].toSorted((a, b) => a - b))
    left = fillByWeight(
      left,
      rooms.filter((one) => one.turn === turn),
      given,
    );
  return left;
}

/**
 * Divides what of a target is not locked among the resources that take part, none beyond what it can do (operations,
 * 1.4). Locked shares stay. The same resources have the same shares in whatever order they come.
 */
export function assignPower(target: number, shares: readonly Share[], method: AssignMethod): Assigned {
  const rows = shares.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
  const given = new Map(
    rows.map(({ id, locked, participate, assignedPower }) => [
      id,
      locked && participate ? hundredths(assignedPower) : 0,
    ]),
  );
  const rest = hundredths(target) - [...given.values()].reduce((sum, one) => sum + one, 0);
  const open = rows.filter(({ locked, participate }) => participate && !locked);
  const rooms = open.map(({ id, adjustablePower, cost, turn }) => {
    const room = Math.max(0, Math.floor(adjustablePower * 100 + 1e-6));
    return { id, room, weight: method === 'average' ? 1 : room, turn: (method === 'cost' ? cost : turn) ?? Infinity };
  });
  const gap =
    rest < 0
      ? rest
      : method === 'cost' || method === 'priority'
        ? fillInTurn(rest, rooms, given)
        : fillByWeight(rest, rooms, given);
  return { powers: new Map(shares.map(({ id }) => [id, (given.get(id) ?? 0) / 100])), gap: gap / 100 };
}

/** Shares of an order in percent, which add up to 100.00 where the whole of it is assigned. */
export function shareRatios(target: number, powers: readonly number[]): number[] {
  const units = powers.map(hundredths);
  const sum = units.reduce((all, one) => all + one, 0);
  if (hundredths(target) <= 0) return powers.map(() => 0);
  return allocate(Math.round((sum / hundredths(target)) * 10_000), units).map((one) => one / 100);
}
