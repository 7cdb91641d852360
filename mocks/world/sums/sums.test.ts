import { expect, it } from 'vitest';
import { siteCoded, sums } from '../world';
import figures from './figures.json';

const [FROM, TO, NOW] = [Date.UTC(2026, 2, 1), Date.UTC(2026, 3, 2), Date.UTC(2026, 2, 31, 13, 7)];

/** The figures of a site for a month in which clocks change, by name; those by period as lists. */
function figuresOf(code: string): Record<string, unknown> {
  const [row] = sums(siteCoded(code), FROM, TO, 'all', NOW);
  if (!row) throw new Error('There is no row.');
  const { from: _from, to: _to, byPeriod, ...plain } = row;
  return {
    ...plain,
    ...Object.fromEntries(
      Object.entries(byPeriod).map(([name, energies]) => [`${name} by period`, Object.values(energies)]),
    ),
  };
}

const rounded = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(rounded) : typeof value === 'number' ? Number(value.toPrecision(9)) : value;

it.each(Object.entries(figures))(
  'the sums of %s are those that were recorded, however they are computed',
  (code, recorded) => {
    const now = figuresOf(code);
    expect(Object.fromEntries(Object.keys(recorded).map((name) => [name, rounded(now[name])]))).toEqual(
      Object.fromEntries(Object.entries(recorded).map(([name, value]) => [name, rounded(value)])),
    );
  },
);
