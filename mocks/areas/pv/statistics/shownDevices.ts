import { dispersionOf } from '@schemas/pv/parts/dispersion';
import { dayOf, startOfDay } from '@/schema/dates';
import type { ReportRequest } from '../../../report/reportSource';
import type { Device, DeviceState, DeviceType } from '../../../world/model';
import type { Site } from '../../../world/site';
import { conditionAt, devices, deviceState, sums } from '../../../world/world';
import { wallText } from '../../../core/wallText';
import { meterRatio } from './meterDay';
import { stringCurrents } from './stringCurrents';

/** A device of the world as pages of photovoltaic stations call it. */
export const PV_TYPES = {
  inverter: 'inverter',
  gridMeter: 'meter',
  loadMeter: 'meter',
  controller: 'collector',
  weatherStation: 'environment',
  transformer: 'boxSubstation',
} as const satisfies Partial<Record<DeviceType, string>>;
export const pvType = (type: DeviceType): string | undefined =>
  Object.entries(PV_TYPES).find(([own]) => own === type)?.[1];

const to = (places: number) => (value: number | null) =>
  value === null ? null : Math.round(value * 10 ** places) / 10 ** places;
const [whole, tenth, hundredth] = [to(0), to(1), to(2)];
const STATES: Readonly<Record<DeviceState['state'], string>> = {
  running: 'running',
  charging: 'running',
  discharging: 'running',
  standby: 'standby',
  fault: 'fault',
  offline: 'offline',
};

interface Shown {
  readonly site: Site;
  readonly device: Device;
  readonly state: DeviceState;
  readonly now: number;
}

const phases = ({ voltage, power }: DeviceState) => {
  const current = voltage ? (Math.abs(power ?? 0) * 1000) / (Math.sqrt(3) * voltage) : null;
  return {
    voltageA: tenth(voltage),
    voltageB: tenth(voltage && voltage * 1.002),
    voltageC: tenth(voltage && voltage * 0.997),
    currentA: tenth(current),
    currentB: tenth(current),
    currentC: tenth(current),
  };
};

const HOUR = 3_600_000;
const energies = ({ taken, given }: DeviceState) => ({
  forwardEnergy: hundredth(taken),
  reverseEnergy: hundredth(given),
});

function inverterRow({ site, device, state, now }: Shown): object {
  const { power, givenToday, given } = state;
  const today = dayOf(now, site.zone);
  const first = startOfDay(`${today.slice(0, 7)}-01`, site.zone);
  const before = deviceState(site, device.id, Math.max(first, startOfDay(site.since, site.zone) + HOUR))?.given ?? 0;
  return {
    ...phases(state),
    acPower: hundredth(power),
    dcPower: hundredth(power && power / 0.983),
    efficiency: power ? 98.3 : null,
    reactivePower: hundredth(power && power * 0.04),
    powerFactor: power ? 1 : null,
    todayEnergy: hundredth(givenToday),
    monthEnergy: given === null ? null : hundredth(given - before),
    totalEnergy: hundredth(given),
    equivalentHours: givenToday === null || !device.rated ? null : hundredth(givenToday / device.rated),
    frequency: state.state === 'offline' ? null : 50,
    temperature: tenth(state.temperature),
    insulationResistance: state.state === 'offline' ? null : 1240,
    dispersion: hundredth(dispersionOf(stringCurrents(site, device.place, today, now)).dispersion),
    startTime: '06:12',
    stopTime: null,
  };
}

function weatherRow({ site, now }: Shown): object {
  const [found] = sums(site, startOfDay(dayOf(now, site.zone), site.zone), now, 'all', now);
  const [irradiance, ambient] = [conditionAt(site, 'irradiance', now), conditionAt(site, 'outdoor', now)];
  return {
    irradiance: tenth(irradiance),
    irradiation: hundredth(found?.irradiation ?? null),
    ambientTemperature: tenth(ambient),
    moduleTemperature: tenth(ambient + irradiance * 0.028),
    humidity: 62,
    windSpeed: 2.4,
    windDirection: 135,
  };
}

function substationRow({ device, state }: Shown): object {
  const load = state.power === null || !device.rated ? null : (Math.abs(state.power) / device.rated) * 100;
  const current = state.power === null ? null : (Math.abs(state.power) * 1000) / (Math.sqrt(3) * 400);
  return {
    hvVoltage: state.state === 'offline' ? null : 10_000,
    lvVoltage: tenth(state.voltage),
    hvCurrent: tenth(current && current / 25),
    lvCurrent: tenth(current),
    loadRate: hundredth(load),
    oilTemperature: tenth(load && 32 + load * 0.3),
    windingTemperature: tenth(load && 36 + load * 0.4),
    switchState: state.state === 'offline' ? null : 1,
  };
}

/** What devices of a type show, by the names of the monitor (proposed fields M). */
const ROWS: Readonly<Record<string, (shown: Shown) => object>> = {
  inverter: inverterRow,
  meter: ({ site, state }) => ({
    ...phases(state),
    ...energies(state),
    activePower: hundredth(state.power),
    reactivePower: hundredth(state.power && state.power * 0.06),
    powerFactor: state.power ? 0.99 : null,
    ratio: meterRatio(site),
  }),
  environment: weatherRow,
  collector: ({ site, state }) => ({
    online: Number(state.state !== 'offline'),
    signal: -67,
    deviceCount: Math.min(25, devices(site).length),
    lastUpload: wallText(state.at, site.zone),
  }),
  boxSubstation: substationRow,
};

/** The devices of a type at some sites as they are now; of every type, with what matters most, where none is named. */
export function shownDevices(
  sites: readonly Site[],
  { values, now, locale }: Pick<ReportRequest, 'values' | 'now' | 'locale'>,
  type?: string,
): object[] {
  return sites.flatMap((site) =>
    devices(site).flatMap((device): object[] => {
      const deviceType = pvType(device.type);
      if (deviceType === undefined || (type !== undefined && deviceType !== type)) return [];
      if (values.sn && !device.sn.includes(String(values.sn))) return [];
      const state = deviceState(site, device.id, now);
      if (!state) return [];
      const known = STATES[state.state];
      if (values.state && values.state !== known) return [];
      const shown = { site, device, state, now };
      const rest =
        type === undefined
          ? { keyValues: state.power === null ? null : `${String(whole(state.power))} kW` }
          : ROWS[type]?.(shown);
      return [
        {
          id: device.id,
          stationId: site.id,
          stationName: site.name[locale],
          name: device.name[locale],
          sn: device.sn,
          deviceType,
          state: known,
          dataTime: wallText(state.at, site.zone),
          ...rest,
        },
      ];
    }),
  );
}
