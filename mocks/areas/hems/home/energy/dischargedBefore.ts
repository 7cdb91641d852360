import { addDays } from '@/schema/dates';
import type { HomeSite } from '../../../../energy/model';
import { totalsOf } from '../../../../energy/totals';
import { simulator } from '../../../../energy/simulator';

interface Counted {
  /** First day that is not counted yet. */
  readonly next: string;
  readonly discharged: number;
}

const counted = new WeakMap<HomeSite, Counted>();

/** kWh the battery of a home gave in all days before one (`yyyy-MM-dd`). Days are counted once. */
export function dischargedBefore(site: HomeSite, day: string): number {
  let { next, discharged } = counted.get(site) ?? { next: site.since, discharged: 0 };
  if (next > day) ({ next, discharged } = { next: site.since, discharged: 0 });
  for (; next < day; next = addDays(next, 1)) discharged += totalsOf(simulator.day(site, next)).batteryDischarge;
  counted.set(site, { next, discharged });
  return discharged;
}
