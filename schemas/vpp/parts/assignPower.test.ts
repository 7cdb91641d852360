import { describe, expect, it } from 'vitest';
import { ASSIGN_METHODS, assignPower, shareRatios, type Share } from './assignPower';

const share = (id: string, adjustablePower: number, cost: number, more: Partial<Share> = {}): Share => ({
  id,
  participate: true,
  locked: false,
  adjustablePower,
  assignedPower: 0,
  cost,
  ...more,
});
const ABC = [share('A', 200, 0.3), share('B', 120, 0.2), share('C', 90, 0.5)];
const powers = (...request: Parameters<typeof assignPower>) => [...assignPower(...request).powers.values()];

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

describe('the worked numbers of operations 1.4', () => {
  it('divides by what resources can do', () => expect(powers(300, ABC, 'capacity')).toEqual([146.34, 87.81, 65.85]));
  it('fills the cheapest first', () => expect(powers(300, ABC, 'cost')).toEqual([180, 120, 0]));
  it('divides alike and spreads again what one cannot take', () =>
    expect(powers(300, ABC, 'average')).toEqual([105, 105, 90]));
  it('fills in turn', () =>
    expect(
      powers(
        300,
        ABC.map((one, at) => ({ ...one, turn: 3 - at })),
        'priority',
      ),
    ).toEqual([90, 120, 90]));
  it('leaves locked shares alone', () =>
    expect(
      powers(300, [share('A', 200, 0.3, { locked: true, assignedPower: 150 }), ...ABC.slice(1)], 'capacity'),
    ).toEqual([150, 85.71, 64.29]));
  it('tells what nobody can give', () =>
    expect(assignPower(450, ABC, 'capacity')).toEqual({
      powers: new Map([
        ['A', 200],
        ['B', 120],
        ['C', 90],
      ]),
      gap: 40,
    }));
  it('divides nothing when locked shares exceed the target', () =>
    expect(
      assignPower(100, [share('A', 200, 0.3, { locked: true, assignedPower: 150 }), ...ABC.slice(1)], 'cost'),
    ).toEqual({
      powers: new Map([
        ['A', 150],
        ['B', 0],
        ['C', 0],
      ]),
      gap: -50,
    }));
  it('writes shares that add up to the whole', () =>
    expect(shareRatios(300, [146.34, 87.81, 65.85])).toEqual([48.78, 29.27, 21.95]));
});

it('adds up to the whole, within limits, whatever the order of the rows, for a thousand orders', () => {
  const random = randomFrom(7);
  for (let run = 0; run < 1000; run += 1) {
    const rows = Array.from({ length: 1 + Math.floor(random() * 40) }, (_, at): Share => {
      const adjustablePower = Math.round(random() * 100_000) / 100;
      const locked = random() < 0.15;
      return {
        id: String(at),
        participate: random() < 0.9,
        locked,
        adjustablePower,
        assignedPower: locked ? Math.round(adjustablePower * random() * 100) / 100 : 0,
        cost: random() < 0.1 ? null : Math.round(random() * 10) / 10,
        turn: Math.floor(random() * 5),
      };
    });
    const target = Math.round(random() * 1_500_000) / 100;
    const method = ASSIGN_METHODS[run % ASSIGN_METHODS.length] ?? 'capacity';
    const { powers: found, gap } = assignPower(target, rows, method);
    const sum = Math.round([...found.values()].reduce((all, one) => all + one * 100, 0));
    expect(sum + Math.round(gap * 100)).toBe(Math.round(target * 100));
    for (const { id, participate, locked, adjustablePower, assignedPower } of rows) {
      const power = found.get(id) ?? NaN;
      if (!participate) expect(power).toBe(0);
      else if (locked) expect(power).toBe(assignedPower);
      else expect(power >= 0 && power <= adjustablePower).toBe(true);
    }
    const turned = assignPower(target, rows.toReversed(), method);
    expect(turned.gap).toBe(gap);
    for (const [id, power] of found) expect(turned.powers.get(id)).toBe(power);
    if (gap > 0)
      for (const { id, participate, locked, adjustablePower } of rows)
        if (participate && !locked) expect(found.get(id)).toBeCloseTo(adjustablePower, 9);
  }
});
