import { chance } from '../../energy/chance/chance';
import { seedOf } from '../../energy/chance/seedOf';
import type { DayTime } from '../../energy/dayTime';
import type { Site } from '../site';
import type { Incident } from './incidentsOf';

/** Hours a mobile unit is on a job, on so many of its days; never on Sundays. */
const JOB = { from: 8, to: 18, share: 0.66 };

/** Marks the steps of a day in which there is no grid: it is away, or a mobile unit is on a job. */
export function fillIslands(
  outage: Uint8Array,
  { id, kind }: Site,
  { number, weekday, hours, steps }: DayTime,
  incidents: readonly Incident[],
): void {
  for (const { code, from, to } of incidents) if (code === 'gridOutage') outage.fill(1, from, to);
  if (kind !== 'mobile' || weekday === 0 || chance(seedOf('job', id), number) >= JOB.share) return;
  for (let index = 0; index < steps; index += 1) {
    const hour = hours[index] ?? 0;
    if (hour >= JOB.from && hour < JOB.to) outage[index] = 1;
  }
}
