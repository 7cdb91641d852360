import { seedOf } from '@mocks/energy/chance/seedOf';
import { DAY, HOUR, MINUTE } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { seedId } from '../../../core/ids';
import { tenantId } from '../../../seed/seedCompanies';
import type { AlarmDoc, DeviceDoc } from '../docs';
import { sourceOf } from '../sourceOf';
import { iotTables } from '../tables';
import { outageOf } from '../telemetry/connection';
import { readingAt } from '../telemetry/readingAt';
import type { Source } from '../telemetry/source';
import { wallText } from '../wallText';
import { gradeId } from './iotIds';
import { rulePlans, type RulePlan } from './rulePlans';

/** So many days back alarms are looked for, and so many of each rule are kept. */
const DAYS = 40;
const OF_A_RULE = 20;

interface Happened {
  readonly from: number;
  readonly to?: number;
  readonly value?: number;
}

/** What was noticed by now, and is over by now if it is: shortly after midnight the last of yesterday still lasts. */
function noticed(from: number, to: number, now: number): Happened[] {
  if (from >= now) return [];
  return [to < now ? { from, to } : { from }];
}

/** Silences of a device that were longer than the rule allows: those its telemetry has gaps for. */
function silences(source: Source, minutes: number, now: number): Happened[] {
  const today = Math.floor(now / DAY);
  const ended = Array.from({ length: DAYS }, (_, ago) => outageOf(source, today - 1 - ago)).flatMap((one) =>
    one && one.to - one.from > minutes * MINUTE && one.from > source.since && one.from < (source.silentSince ?? now) ? noticed(one.from + minutes * MINUTE, one.to, now) : [],
  );
  const lasting = source.silentSince === undefined ? undefined : source.silentSince + minutes * MINUTE;
  return lasting !== undefined && lasting < now ? [{ from: lasting }, ...ended] : ended;
}

/** Days on which the watched value was over its bound at its hour, with how long it stayed there. */
function crossings(source: Source, { code, condition, bound, hour }: NonNullable<RulePlan['watch']>, now: number): Happened[] {
  const over = (at: number) => {
    const value = Number(readingAt(source, code, 'float', at));
    return (condition === 'gt' ? value > bound : value < bound) ? value : undefined;
  };
  return Array.from({ length: DAYS }, (_, ago) => (Math.floor(now / DAY) - 1 - ago) * DAY + hour * HOUR).flatMap((at): Happened[] => {
    const value = at > source.since ? over(at) : undefined;
    if (value === undefined) return [];
    const still = Array.from({ length: 24 }, (_, step) => at + (step + 1) * 10 * MINUTE).find((later) => over(later) === undefined);
    return noticed(at, still ?? at + 4 * HOUR, now).map((one) => ({ ...one, value }));
  });
}

/** The alarms the rules raised in the last weeks, from the telemetry itself. Some were ignored, and what lasts is active. */
export function seedAlarms({ store, clock }: BackendContext): void {
  const { devices, products, types, alarms } = iotTables(store);
  const now = clock();
  const kindOf = ({ productId }: DeviceDoc) => types.get(products.get(productId)?.deviceModelId)?.kind;
  const found = rulePlans.flatMap((plan) => {
    const own = devices.filter((one) => one.tenantId === tenantId(plan.tenant) && kindOf(one) === plan.kind).slice(0, 60);
    const all = own.flatMap((device) => {
      const source = sourceOf(store, device);
      const happened = plan.watch ? crossings(source, plan.watch, now) : silences(source, plan.offline ?? 30, now);
      return happened.map((one) => ({ plan, device, zone: source.zone, one, luck: seedOf(plan.key, device.sn, one.from) % 100 }));
    });
    return all.toSorted((a, b) => Number(b.one.to === undefined) - Number(a.one.to === undefined) || a.luck - b.luck || a.one.from - b.one.from).slice(0, OF_A_RULE);
  });
  const docs = found.map(({ plan, device, zone, one, luck }): AlarmDoc => {
    const ignored = luck % 9 === 4;
    const to = ignored ? Math.min(now, one.from + 35 * MINUTE) : one.to;
    return {
      id: seedId(`iot alarm ${plan.key} ${device.sn} ${one.from}`), tenantId: device.tenantId, name: plan.name, type: plan.watch ? 'threshold' : 'offline', deviceId: device.id, level: gradeId(plan.level),
      status: ignored ? 'ignored' : one.to === undefined ? 'active' : 'recovered', alarmTime: wallText(one.from, zone), from: one.from,
      ...(to !== undefined && { to, [ignored ? 'handlingTime' : 'recoveryTime']: wallText(to, zone) }), ...(one.value !== undefined && plan.watch && { value: one.value, code: plan.watch.code }),
    };
  });
  alarms.put(...docs.toSorted((a, b) => a.from - b.from));
}
