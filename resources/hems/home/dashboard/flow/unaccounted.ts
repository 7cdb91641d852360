import type { Flow } from './flow';
import { wattsOf } from './power';

/** Differences below that are the measuring's, not the home's: 100 W, or a tenth of what flows. */
const LEAST_WATTS = 100;
const SHARE = 0.1;

const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);

/**
 * What comes into the home and goes nowhere (above 0), or is used and comes from nowhere (below 0), in the unit of the
 * diagram; undefined while it balances, or a part of it is unknown. Whether `homeLoad` holds charger and heating is
 * the server's secret: the reading that balances better is taken.
 */
export function unaccounted({ nodes, load, unit }: Flow): number | undefined {
  if (load === null || nodes.length === 0 || nodes.some(({ state }) => state === 'unknown' || state === 'offline'))
    return undefined;
  const flowing = (way: 'in' | 'out') => nodes.filter((node) => node.way === way && node.state === 'active');
  const [into, out] = [sum(flowing('in').map(({ power }) => power)), sum(flowing('out').map(({ power }) => power))];
  const within = sum(
    flowing('out')
      .filter(({ kind }) => kind !== 'grid' && kind !== 'battery')
      .map(({ power }) => power),
  );
  const [apart, inside] = [into - out - load, into - (out - within) - load];
  const rest = Math.abs(inside) < Math.abs(apart) ? inside : apart;
  const least = Math.max(LEAST_WATTS / (wattsOf(unit) ?? 1), SHARE * Math.max(into, out + load));
  return Math.abs(rest) > least ? rest : undefined;
}
