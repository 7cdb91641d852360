import { zoneOffset } from '@/schema/dates';

const MONTH = 30 * 86_400_000;

/**
 * Whether two zones show the same time now and in the months around: Amsterdam and Berlin do, whatever they are called.
 */
export function sameClock(one: string, other: string, now: number): boolean {
  return (
    one === other ||
    Array.from({ length: 13 }, (_, month) => now + (month - 6) * MONTH).every(
      (at) => zoneOffset(at, one) === zoneOffset(at, other),
    )
  );
}
