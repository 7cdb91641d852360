import { addDays, dayOf, startOfDay } from '@/schema/dates';
import { tenantId } from '../../../seed/seedCompanies';
import type { Doc } from '../../../store/store';
import { alarms, commercialSites, devices, sums } from '../../../world/world';
import type { Sums } from '../../../world/model';
import type { Site } from '../../../world/site';
import { wallText } from '../../../core/wallText';
import { rounded, type Told } from './live';
import { extremes } from './storageRows';

/** So many days back there are rows. */
const DAYS = 60;

/** A row for each site and day, today first, without its figures. */
export function diaryRows(now: number): Doc[] {
  return commercialSites.flatMap((site) =>
    Array.from({ length: DAYS }, (_, ago): Doc => {
      const date = addDays(dayOf(now, site.zone), -ago);
      return { id: `${site.id} ${date}`, tenantId: tenantId(site.tenant), stationId: site.id, date };
    }),
  );
}

const spanOf = (site: Site, date: string) => ({
  from: startOfDay(date, site.zone),
  to: startOfDay(addDays(date, 1), site.zone),
});

/** What a station earned, less what the energy cost that it sold to drivers. */
export const incomeOfDiary = (day: Sums): number =>
  day.selfUseIncome +
  day.feedInIncome +
  day.arbitrageIncome +
  day.subsidy +
  day.chargingElectricityFee +
  day.chargingServiceFee -
  day.chargingCost;

/** The figures of a day of a station. */
export function diaryNow(site: Site, row: Doc, now: number): Told {
  const { from, to } = spanOf(site, String(row.date));
  const [day] = sums(site, from, to, 'all', now);
  const wrong = alarms(site, from, Math.min(to, now));
  const hours = (Math.min(to, now) - from) / 3_600_000;
  const stopped = wrong
    .filter(({ level }) => level === 'critical')
    .reduce((sum, one) => sum + (Math.min(one.to ?? now, to, now) - Math.max(one.from, from)) / 3_600_000, 0);
  const words = site.country === 'CN' ? 'zh' : 'en';
  const sun =
    day && day.irradiation > 4
      ? { zh: '晴', en: 'Sunny' }
      : day && day.irradiation > 2
        ? { zh: '多云', en: 'Cloudy' }
        : { zh: '阴', en: 'Overcast' };
  return {
    chargeEnergy: rounded(day?.chargeEnergy),
    dischargeEnergy: rounded(day?.dischargeEnergy),
    pvEnergy: rounded(day?.generation),
    importEnergy: rounded(day?.importEnergy),
    exportEnergy: rounded(day?.exportEnergy),
    chargerEnergy: rounded(day?.chargerEnergy),
    efficiency: day && day.chargeEnergy > 0 ? rounded((day.dischargeEnergy / day.chargeEnergy) * 100) : null,
    cycles: day && site.battery ? rounded(day.dischargeEnergy / site.battery.capacity) : null,
    runHours: rounded(Math.max(0, hours - stopped), 1),
    stopHours: rounded(Math.min(hours, stopped), 1),
    alarmCount: wrong.length,
    income: day ? rounded(incomeOfDiary(day)) : null,
    currency: site.currency,
    weather: sun[words],
    events: wrong.map((one) => ({
      time: wallText(Math.max(from, one.from), site.zone),
      device: devices(site).find(({ id }) => id === one.device)?.name[words] ?? '',
      event: one.name[words],
      level: one.level,
    })),
  };
}

const TYPES = ['cellVoltage', 'temperature', 'voltageDiff', 'temperatureDiff', 'soc', 'power'] as const;
const UNITS = {
  cellVoltage: 'V',
  temperature: '°C',
  voltageDiff: 'mV',
  temperatureDiff: '°C',
  soc: '%',
  power: 'kW',
} as const;
const MAXIMUM_DAYS = 14;

/** A row for each battery, day and kind of extreme, without its figures. */
export function maximumRows(now: number): Doc[] {
  return commercialSites.flatMap((site) =>
    devices(site)
      .filter(({ type }) => type === 'bms')
      .flatMap((bms) =>
        Array.from({ length: MAXIMUM_DAYS }, (_, ago) => addDays(dayOf(now, site.zone), -ago)).flatMap((date) =>
          TYPES.map((valueType): Doc => ({
            id: `${bms.id} ${date} ${valueType}`,
            tenantId: tenantId(site.tenant),
            stationId: site.id,
            deviceId: bms.id,
            date,
            valueType,
            unit: UNITS[valueType],
          })),
        ),
      ),
  );
}

/** The extremes of a day of a battery, looked for every two hours. */
export function maximumNow(site: Site, row: Doc, now: number): Told {
  const cluster = devices(site).find(({ type, parent }) => type === 'cluster' && parent === row.deviceId);
  if (!cluster) return {};
  const { from, to } = spanOf(site, String(row.date));
  const looks: { at: number; high: number; low: number; highAt: string; lowAt: string }[] = [];
  for (let at = from + 7_200_000; at <= Math.min(to, now); at += 7_200_000) {
    const found = extremes(site, cluster.id, at);
    if (!found) continue;
    const no = (one: { readonly module: number; readonly cell: number }) =>
      `${cluster.place + 1}-${one.module}-${one.cell}`;
    const { highV, lowV, highT, lowT, soc } = found;
    const values = {
      cellVoltage: [highV.value / 1000, lowV.value / 1000],
      temperature: [highT.value / 10, lowT.value / 10],
      voltageDiff: [highV.value - lowV.value, highV.value - lowV.value],
      temperatureDiff: [(highT.value - lowT.value) / 10, (highT.value - lowT.value) / 10],
      soc: [soc, soc],
      power: [0, 0],
    };
    const [high = 0, low = 0] = values[row.valueType as (typeof TYPES)[number]] ?? [];
    looks.push({
      at,
      high,
      low,
      highAt: no(row.valueType === 'temperature' ? highT : highV),
      lowAt: no(row.valueType === 'temperature' ? lowT : lowV),
    });
  }
  const [high] = looks.toSorted((one, other) => other.high - one.high);
  const [low] = looks.toSorted((one, other) => one.low - other.low);
  const mean = looks.reduce((sum, one) => sum + (one.high + one.low) / 2, 0) / Math.max(1, looks.length);
  if (!high || !low) return {};
  return {
    maxValue: rounded(high.high, 3),
    maxTime: wallText(high.at, site.zone),
    maxPosition: high.highAt,
    minValue: rounded(low.low, 3),
    minTime: wallText(low.at, site.zone),
    minPosition: low.lowAt,
    avgValue: rounded(mean, 3),
  };
}
