import { alarmBound } from '@schemas/iot/parts/alarmBound';
import { alarmRuns, type AlarmRun } from '@schemas/iot/parts/alarmRuns';
import { seedOf } from '@mocks/energy/chance/seedOf';
import { DAY, HOUR, MINUTE } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { seedId } from '../../../core/ids';
import { tenantId } from '../../../seed/seedCompanies';
import type { AlarmDoc, DeviceDoc } from '../iotDocs';
import { WORLD } from '../raiseAlarms';
import { sourceOf } from '../sourceOf';
import { iotTables } from '../tables';
import { outageOf } from '../telemetry/deviceConnection';
import { reportTimes } from '../telemetry/telemetryHistory';
import { readingAt } from '../telemetry/readingAt';
import { REPORT, type Source } from '../telemetry/source';
import { wallText } from '../../../core/wallText';
import { worldAlarms } from '../worldAlarms';
import { gradeId, ruleId } from './iotIds';
import { rulePlans, type RulePlan } from './rulePlans';

const SUGGESTIONS = {
  value: 'Check the reading and its limits on site.',
  offline: 'Check power and network of the device.',
};
/** So many days back alarms are looked for, and so many of each rule are kept. */
const DAYS = 40;
const OF_A_RULE = 20;
/** What never happens is not looked for forever. */
const MOST_TRIED = 150;

/** A time in which something may have happened, before it is run through the rule. */
interface Hint {
  readonly from: number;
  readonly to: number;
  /** Whether it did, where that is not known yet: reading it is the dear part. */
  readonly happened?: () => boolean;
}

/** Times at which a device was away: those its telemetry has gaps for. */
function outages(source: Source, now: number): Hint[] {
  const today = Math.floor(now / DAY);
  const ended = Array.from({ length: DAYS }, (_, ago) => outageOf(source, today - 1 - ago)).flatMap((one) =>
    one && one.from > source.since ? [one] : [],
  );
  return source.silentSince === undefined || source.silentSince > now
    ? ended
    : [{ from: source.silentSince, to: now }, ...ended.filter(({ from }) => from < (source.silentSince ?? now))];
}

/** Days on which the watched value may have been beyond its bound at its hour. */
function crossings(
  source: Source,
  { code, condition, bound, hour }: NonNullable<RulePlan['watch']>,
  now: number,
): Hint[] {
  const beyond = alarmBound({ triggerCondition: condition, minThreshold: bound });
  return Array.from({ length: DAYS }, (_, ago) => (Math.floor(now / DAY) - 1 - ago) * DAY + hour * HOUR)
    .filter((at) => at > source.since)
    .map((at) => ({
      from: at,
      to: at + REPORT,
      happened: () => beyond?.holds(Number(readingAt(source, code, 'float', at))) === true,
    }));
}

/** What the rule makes of the reports around a hint; undefined when it raised nothing then, or began before them. */
function raised(source: Source, { offline, watch }: RulePlan, hint: Hint, now: number): AlarmRun | undefined {
  const around = watch ? 12 * HOUR : HOUR;
  const end = Math.min(now, hint.to + around);
  const times = reportTimes(source, hint.from - around, end);
  const reports = times.map((at) => ({ at, value: watch ? Number(readingAt(source, watch.code, 'float', at)) : null }));
  const trigger = watch
    ? { type: 'threshold', triggerCondition: watch.condition, minThreshold: watch.bound }
    : { type: 'offline', offlineDuration: offline ?? 30 };
  const found = alarmRuns(trigger, reports, end).find(
    ({ from, to = end }) => from < hint.to && to > hint.from && from > (times[0] ?? end),
  );
  return found && (found.to !== undefined || end === now) ? found : undefined;
}

/**
 * Alarms the rules raised in the last weeks, from the telemetry itself and by the function that previews a draft. Some
 * were ignored, and what lasts is active. Not all there were: of each rule a few, which is enough to look at.
 */
export function seedAlarms({ store, clock }: BackendContext): void {
  const { devices, products, types, alarms, alarmWatches } = iotTables(store);
  const now = clock();
  const kindOf = ({ productId }: DeviceDoc) => types.get(products.get(productId)?.deviceModelId)?.kind;
  const docs = new Map<string, AlarmDoc>();
  for (const plan of rulePlans) {
    const own = devices
      .filter((one) => one.tenantId === tenantId(plan.tenant) && kindOf(one) === plan.kind)
      .slice(0, 60);
    const hints = own.flatMap((device) => {
      const source = sourceOf(store, device);
      const times = plan.watch ? crossings(source, plan.watch, now) : outages(source, now);
      return times.map((hint) => ({ device, source, hint, luck: seedOf(plan.key, device.sn, hint.from) % 100 }));
    });
    let [kept, tried] = [0, 0];
    for (const { device, source, hint, luck } of hints.toSorted(
      (a, b) => Number(b.hint.to === now) - Number(a.hint.to === now) || a.luck - b.luck || a.hint.from - b.hint.from,
    )) {
      if (kept >= OF_A_RULE || tried >= MOST_TRIED) break;
      tried += 1;
      const run = hint.happened?.() === false ? undefined : raised(source, plan, hint, now);
      const id = run && seedId(`iot alarm ${plan.key} ${device.sn} ${run.from}`);
      if (!run || !id || docs.has(id)) continue;
      kept += 1;
      const ignored = luck % 9 === 4;
      const to = ignored ? Math.min(run.to ?? now, run.from + 35 * MINUTE) : run.to;
      const reset = !ignored && to !== undefined && luck % 9 === 2;
      docs.set(id, {
        id,
        tenantId: device.tenantId,
        ruleId: ruleId(plan.key),
        name: plan.name,
        type: plan.watch ? 'threshold' : 'offline',
        deviceId: device.id,
        level: gradeId(plan.level),
        status: ignored ? 'ignored' : reset ? 'reset' : run.to === undefined ? 'active' : 'recovered',
        alarmTime: wallText(run.from, source.zone),
        from: run.from,
        ...(to !== undefined && { to, [ignored ? 'handlingTime' : 'recoveryTime']: wallText(to, source.zone) }),
        ...(reset &&
          to !== undefined && {
            resetTime: wallText(Math.min(to + 12 * MINUTE, now), source.zone),
            resetUser: seedId('user admin@demo.energy'),
          }),
        suggestion: plan.watch ? SUGGESTIONS.value : SUGGESTIONS.offline,
        ...(run.peak !== null && plan.watch && { value: run.peak, code: plan.watch.code }),
      });
    }
  }
  alarmWatches.put({ id: WORLD, until: now }, ...rulePlans.map(({ key }) => ({ id: ruleId(key), until: now })));
  alarms.put(...[...docs.values(), ...worldAlarms(now - DAYS * DAY, now)].toSorted((a, b) => a.from - b.from));
}
