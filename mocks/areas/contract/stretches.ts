import { timeOf } from '@schemas/contract/parts/coverage';
import { MONTHS } from '@schemas/contract/parts/periods';
import type { Period, Tariff } from '../../world/site';

interface Stretch {
  readonly startTime: string;
  readonly endTime: string;
  readonly periodType: Period;
}

/** The slots of a day as rows: neighbours of one period are one. */
export function stretches(slots: readonly Period[]): Stretch[] {
  const each = 1440 / slots.length;
  const begins = slots.flatMap((period, at) => (at === 0 || slots[at - 1] !== period ? [{ at, period }] : []));
  return begins.map(({ at, period }, place) => ({
    startTime: timeOf(at * each),
    endTime: timeOf((begins[place + 1]?.at ?? slots.length) * each),
    periodType: period,
  }));
}

/**
 * The seasons of a tariff as a template keeps them: each month in one, where the tariff takes the first that has it.
 */
export function seasonRows({
  seasons,
}: Extract<Tariff, { type: 'timeOfUse' }>): { readonly months: number[]; readonly periods: Stretch[] }[] {
  const owner = MONTHS.map((month) => seasons.findIndex(({ months }) => months.includes(month)));
  return seasons
    .map(({ slots }, at) => ({ months: MONTHS.filter((_, index) => owner[index] === at), periods: stretches(slots) }))
    .filter(({ months }) => months.length > 0);
}
