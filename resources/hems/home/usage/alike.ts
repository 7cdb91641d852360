import type { Amount } from '@/charts';
import { unlessAbsent, type Standing } from '@/report';
import { measureNamed, type Measures } from '@/schema';
import type { Part, Whole } from './readUsage';

/** Two totals of the same parts. */
export interface Alike {
  readonly now: Amount;
  readonly before: Amount;
  /** Parts that only one of both has: they are in neither total. */
  readonly left: readonly Part[];
}

type When = 'now' | 'before';

/** The parts of a whole that something was there to measure. */
function knownParts({ parts }: Whole, measures: Measures, absent: Standing['absent'] | undefined, when: When) {
  return parts.filter(({ type, amount }) => {
    const tone = measures[measureNamed(measures, type) ?? '']?.tone;
    return unlessAbsent(amount.value, tone, absent?.[when]) !== null;
  });
}

/** A total without some of its parts; nothing where they are in another unit. */
function without({ value, unit }: Amount, parts: readonly Part[]): Amount {
  const sum = parts.reduce((total, { amount }) => total + (amount.value ?? 0), 0);
  const isSame = parts.every(({ amount }) => amount.unit === unit);
  return { value: value === null || !isSame ? null : value - sum, unit };
}

/**
 * Totals of two times that are compared like with like: what only one of them has, because its device came or went, is
 * left out of both.
 */
export function alike(now: Whole, before: Whole, measures: Measures, absent?: Standing['absent']): Alike {
  const [here, there] = [knownParts(now, measures, absent, 'now'), knownParts(before, measures, absent, 'before')];
  const missingIn = (some: readonly Part[]) => (part: Part) => !some.some(({ type }) => type === part.type);
  const [came, went] = [here.filter(missingIn(there)), there.filter(missingIn(here))];
  return { now: without(now.total, came), before: without(before.total, went), left: [...came, ...went] };
}
