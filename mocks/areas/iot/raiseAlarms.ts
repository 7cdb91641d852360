import { alarmBound, type AlarmTrigger } from '@schemas/iot/parts/alarmBound';
import { alarmRuns, type AlarmReport } from '@schemas/iot/parts/alarmRuns';
import { HOUR } from '../../core/clock';
import type { BackendContext } from '../../core/context';
import { seedId } from '../../core/ids';
import { idsOf } from '../../core/incoming';
import type { Doc } from '../../store/store';
import { table } from '../../store/table';
import type { AlarmDoc, DeviceDoc } from './iotDocs';
import { sourceOf } from './sourceOf';
import { iotTables } from './tables';
import { lastOnline } from './telemetry/deviceConnection';
import { reportTimes, reportsAt } from './telemetry/telemetryHistory';
import { REPORT, type Source } from './telemetry/source';
import { worldAlarms } from './worldAlarms';
import { wallText } from '../../core/wallText';

/** An alarm rule as it is stored, by wire names. */
interface RuleDoc extends Doc, AlarmTrigger {
  readonly tenantId: string;
  readonly name: string;
  readonly type: AlarmDoc['type'];
  readonly level: string;
  readonly status: 0 | 1;
  readonly productId: string;
  readonly attribute?: string | null;
}

/** The watch over what goes wrong without any rule. */
export const WORLD = 'world';

/** After a longer rest only what was reported since is looked at. */
const AT_MOST = 6 * HOUR;

/** What a device reported of the attribute from one moment to another, after what was known of it then. */
function reportsOf(
  source: Source,
  { code, dataType }: { code: string; dataType: string },
  open: AlarmDoc | undefined,
  from: number,
  to: number,
): AlarmReport[] {
  const valueOf = (value: unknown) =>
    typeof value === 'boolean' ? Number(value) : typeof value === 'number' ? value : null;
  const start = open?.value === undefined ? from : from + 1;
  const told = reportsAt(source, { code, dataType }, reportTimes(source, start, to + 1)).map(({ at, value }) => ({
    at,
    value: valueOf(value),
  }));
  return open?.value === undefined ? told : [{ at: from, value: open.value }, ...told];
}

function silenceOf(source: Source, from: number, to: number): AlarmReport[] {
  const last = lastOnline(source, from);
  return [...(last === undefined ? [] : [last]), ...reportTimes(source, from + 1, to + 1)].map((at) => ({
    at,
    value: null,
  }));
}

/** What went wrong in the world, or came right, since somebody last looked. What was ignored stays so. */
function worldsNews(store: BackendContext['store'], now: number): AlarmDoc[] {
  const { alarms, alarmWatches: watches } = iotTables(store);
  const known = watches.get(WORLD)?.until ?? now;
  watches.put({ id: WORLD, until: now });
  return known >= now
    ? []
    : worldAlarms(known, now).filter(
        ({ id, status }) => (alarms.get(id)?.status ?? 'none') !== 'ignored' && alarms.get(id)?.status !== status,
      );
}

/**
 * The alarms the rules raise, and end, as the clock goes on: by the function that previews a draft, over what devices
 * reported since the rules last looked. A rule that looks for the first time raises for what holds at that moment.
 */
export function raiseAlarms({ store, clock }: BackendContext): void {
  const { alarms, alarmWatches: watches, devices, properties } = iotTables(store);
  const rules = table<RuleDoc>(store, 'iot/alarm-rule');
  const now = Math.floor(clock() / REPORT) * REPORT;
  const changed: AlarmDoc[] = [];
  for (const rule of rules.all()) {
    const known = watches.get(rule.id)?.until;
    if (known !== undefined && known >= now) continue;
    watches.put({ id: rule.id, until: now });
    const property = properties.get(rule.attribute);
    if (rule.status !== 1 || (rule.type !== 'offline' && !(property && alarmBound(rule)))) continue;
    const from = Math.max(known ?? now - REPORT, now - AT_MOST);
    const chosen = new Set(idsOf(rule.deviceIds));
    const watched = devices.filter(
      (one: DeviceDoc) =>
        one.productId === rule.productId && one.tenantId === rule.tenantId && (chosen.size === 0 || chosen.has(one.id)),
    );
    const lasting = new Map(
      alarms.filter((one) => one.ruleId === rule.id && one.to === undefined).map((one) => [one.deviceId, one]),
    );
    for (const device of watched) {
      const source = sourceOf(store, device);
      const open = lasting.get(device.id);
      const reports =
        property && rule.type !== 'offline'
          ? reportsOf(source, property, open, from, now)
          : silenceOf(source, from, now);
      for (const run of alarmRuns(rule, reports, now)) {
        if (run.from > from || (known === undefined && run.to === undefined)) {
          changed.push({
            id: seedId(`iot alarm ${rule.id} ${device.sn} ${run.from}`),
            tenantId: device.tenantId,
            ruleId: rule.id,
            name: rule.name,
            type: rule.type,
            deviceId: device.id,
            level: rule.level,
            status: run.to === undefined ? 'active' : 'recovered',
            alarmTime: wallText(run.from, source.zone),
            from: run.from,
            ...(run.to !== undefined && { to: run.to, recoveryTime: wallText(run.to, source.zone) }),
            ...(property && run.peak !== null && { value: run.peak, code: property.code }),
          });
        } else if (open && run.to !== undefined)
          changed.push({ ...open, status: 'recovered', to: run.to, recoveryTime: wallText(run.to, source.zone) });
      }
    }
  }
  changed.push(...worldsNews(store, now));
  if (changed.length > 0) alarms.put(...changed);
}
