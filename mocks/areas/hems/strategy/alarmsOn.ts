import { addDays, startOfDay } from '@/schema/dates';
import { randomFrom } from '../../../core/random';
import { seedOf } from '../../../energy/chance/seedOf';
import { buckets } from '../home/energy/buckets';
import type { Doc, Store } from '../../../store/store';
import { table } from '../../../store/table';
import type { Customer } from './customer';

/** A rule that is watched over: 1 judges results, 2 what is done (proposed fields, analysis-alarm-rule). */
export interface AlarmRule extends Doc {
  readonly ruleType: number;
  readonly alarmSeverity: number;
  readonly name: string;
  readonly remark: string;
}

export const alarmRules = (store: Store): readonly AlarmRule[] =>
  table<AlarmRule>(store, 'hems/analysis-alarm-rule').all();

/** An alarm of a home, epoch ms. */
export interface AnalysisAlarm {
  readonly id: string;
  readonly at: number;
  readonly until: number;
  readonly rule: AlarmRule;
}

/**
 * Rules that fired on a day: on the first of a home, when much telemetry was lost and a device was offline, and
 * otherwise now and then.
 */
export function alarmsOn(customer: Customer, day: string, rules: readonly AlarmRule[]): AnalysisAlarm[] {
  const { home, site, zone, now } = customer;
  if (!site) return [];
  const from = startOfDay(day, zone);
  const random = randomFrom(seedOf('analysis alarm', home.id, day));
  const watched = rules.filter(({ name }) => !name.includes('offline'));
  const offline = rules.find(({ name }) => name.includes('offline'));
  const made = Array.from({ length: Math.floor(random() * 4) }, (_, place): AnalysisAlarm[] => {
    const at = from + Math.floor(random() * 90) * 900_000;
    const until = at + 900_000 * (1 + Math.floor(random() * 6));
    const rule = watched[Math.floor(random() * watched.length)];
    return rule ? [{ id: `${home.id}-${day}-${place}`, at, until, rule }] : [];
  }).flat();
  const silent = buckets(customer, { startDate: day, endDate: day }, 'hour').find(
    ({ at, planned, steps }) => at + 3_600_000 < now && planned.length > 0 && steps.length === 0,
  );
  // nothing was learnt before the first day: what is planned for it is off
  const [first] = watched;
  const begin =
    day === site.since && first
      ? [{ id: `${home.id}-${day}-first`, at: from, until: from + 900_000, rule: first }]
      : [];
  return [
    ...begin,
    ...made,
    ...(silent && offline
      ? [{ id: `${home.id}-${day}-offline`, at: silent.at, until: startOfDay(addDays(day, 1), zone), rule: offline }]
      : []),
  ]
    .filter(({ at }) => at <= now)
    .toSorted((one, other) => one.at - other.at);
}
