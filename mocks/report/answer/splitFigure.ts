import { exact } from '../part';

/** A figure over several rows: shares that look random and are the same every time; they add up to it. */
export function splitFigure(value: number | null, shares: readonly number[]): (number | null)[] {
  if (value === null) return shares.map(() => null);
  const all = shares.reduce((sum, share) => sum + share, 0);
  const whole = Number.isInteger(value);
  let [gone, given] = [0, 0];
  return shares.map((share) => {
    gone += share;
    const until = gone === all ? value : (value * gone) / all;
    const part = whole ? Math.round(until - given) : exact(until - given);
    given = exact(given + part);
    return part;
  });
}
