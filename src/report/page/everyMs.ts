import type { Every } from '@/schema';

const UNITS: Readonly<Record<string, number>> = { s: 1000, min: 60_000 };

/** `'30 s'`, `'5 min'` in milliseconds. */
export function everyMs(every: Every): number {
  const [count = '0', unit = 's'] = every.split(' ');
  return Number(count) * (UNITS[unit] ?? 1000);
}
