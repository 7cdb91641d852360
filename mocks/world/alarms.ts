import { addDays, dayOf, startOfDay } from '@/schema/dates';
import type { Text } from '../core/texts';
import { dayTime, STEP } from '../energy/dayTime';
import { deviceAt, devices } from './device/devices';
import type { Alarm, DeviceType } from './model';
import type { Site } from './site';
import { incidentsOf } from './run/incidentsOf';

interface Kind {
  readonly on: DeviceType;
  readonly level: Alarm['level'];
  readonly name: Text;
}

/** What alarms are called, how grave they are, and what they happen to. */
const KINDS: Readonly<Record<Alarm['code'], Kind>> = {
  gridOutage: { on: 'gridMeter', level: 'critical', name: { en: 'Grid outage', zh: '电网停电' } },
  inverterTrip: { on: 'inverter', level: 'major', name: { en: 'Inverter tripped', zh: '逆变器跳闸' } },
  stringDead: { on: 'inverter', level: 'minor', name: { en: 'String without output', zh: '组串无出力' } },
  overTemperature: { on: 'inverter', level: 'minor', name: { en: 'Inverter too warm', zh: '逆变器过温' } },
  pcsTrip: { on: 'pcs', level: 'critical', name: { en: 'Converter tripped', zh: '变流器跳闸' } },
  cellSpread: { on: 'bms', level: 'minor', name: { en: 'Cell voltages apart', zh: '单体压差过大' } },
  gunFault: { on: 'charger', level: 'major', name: { en: 'Charger fault', zh: '充电桩故障' } },
  meterSilent: { on: 'controller', level: 'hint', name: { en: 'No data from the site', zh: '场站通讯中断' } },
};

/** What an alarm is called; undefined for a code nobody knows. */
export function alarmName(code: string): Text | undefined {
  return Object.entries(KINDS).find(([known]) => known === code)?.[1].name;
}

function alarmOf(
  site: Site,
  code: Alarm['code'],
  place: number,
  from: number,
  end: number | undefined,
  until: number,
): Alarm[] {
  const { on, level, name } = KINDS[code];
  const device = on === 'bms' ? devices(site).filter(({ type }) => type === 'bms')[place] : deviceAt(site, on, place);
  if (!device) return [];
  return [
    {
      id: `${device.id}${String(Math.floor(from / STEP))}`,
      site: site.id,
      device: device.id,
      code,
      name,
      level,
      from,
      ...(end !== undefined && end <= until && { to: end }),
    },
  ];
}

/** What went wrong at a site in a time (epoch ms), the oldest first. What is not over when the time ends lasts. */
export function alarms(site: Site, from: number, to: number): Alarm[] {
  const found: Alarm[] = [];
  const first = Math.max(from, startOfDay(site.since, site.zone));
  const dead = site.pv?.deadString;
  if (dead) {
    const since = startOfDay(dead.since, site.zone);
    if (since < to) found.push(...alarmOf(site, 'stringDead', dead.inverter, since, undefined, to));
  }
  if (!(first < to)) return found;
  const last = dayOf(to - 1, site.zone);
  for (let day = dayOf(first, site.zone); day <= last; day = addDays(day, 1)) {
    const time = dayTime(day, site.zone);
    for (const one of incidentsOf(site, time)) {
      const [begin, end] = [time.start + one.from * STEP, time.start + one.to * STEP];
      if (begin < to && end > from) found.push(...alarmOf(site, one.code, one.place, begin, end, to));
    }
  }
  return found.toSorted((one, other) => one.from - other.from);
}
