import { addDays, wallClockAt } from '@/schema/dates';
import type { Locale } from '../../../../core/texts';
import { dischargedBefore } from '../energy/dischargedBefore';
import type { Station } from '../energy/stationOf';
import { knownTotals, toldOn } from '../energy/told';
import { amount, KW } from '../energy/homeUnits';
import { brandLogo } from './brandLogo';
import { deviceState, type DeviceState, type Moment } from './deviceState';
import { devicesOf } from './devicesOf';
import { deviceWords } from './deviceWords';

const offline = { en: 'Offline', zh: '离线' };
const off = { en: 'Off', zh: '已关闭' };

function momentOf(station: Station): Moment | undefined {
  const { site, today, now } = station;
  if (!site || (site.offlineSince ?? Infinity) <= now) return undefined;
  const on = (startDate: string) => toldOn(station, { startDate, endDate: today });
  const step = on(addDays(today, -1)).at(-1);
  if (!step) return undefined;
  const ofToday = knownTotals(on(today));
  const discharged = site.battery ? dischargedBefore(site, today) + (ofToday?.batteryDischarge ?? 0) : 0;
  return { site, step, today: ofToday, month: knownTotals(on(`${today.slice(0, 8)}01`)), discharged };
}

/**
 * H-023: the controller and the devices of a home as their cards show them (spec 02 §3). Offline ones tell no values.
 */
export function deviceList(station: Station, locale: Locale) {
  const { home, site, zone, now } = station;
  if (!site) return { controller: null, devices: [] };
  const silent = site.offlineSince ?? Infinity;
  const moment = momentOf(station);
  const seen = wallClockAt(new Date(Math.min(silent, now - (now % 60_000))), zone);
  const controller = {
    brandName: 'Enbox',
    brandLogo,
    deviceSn: home.controllerSn,
    online: silent > now ? 1 : 0,
    model: 'Home Hub 2',
    firmwareVersion: '2.14.3',
    lastOnlineTime: seen,
  };
  const devices = devicesOf(home, site).map((device) => {
    const { kind, code, typeStr, sn, brand, model, suffix, box, registered, switchOpen, reachable } = device;
    const state: DeviceState | undefined = moment && reachable ? deviceState(device, moment) : undefined;
    const told = {
      code: state ? (switchOpen ? state.status.code : 'off') : 'offline',
      desc: (state ? (switchOpen ? state.status.words : off) : offline)[locale],
    };
    return {
      deviceSn: sn,
      deviceType: code,
      deviceTypeStr: typeStr,
      deviceName: `${deviceWords[kind][locale]}${suffix}`,
      brandName: brand,
      model,
      status: state ? 1 : 0,
      switchOpen: switchOpen ? 1 : 0,
      registered: registered ? 1 : 0,
      box,
      deviceStatus: told,
      power: state ? (state.power ?? null) : amount(null, KW),
      socValue: state?.socValue ?? null,
      temperatureValue: state?.temperatureValue ?? null,
      modeIcon: state?.modeIcon ?? null,
      showIcons: state?.showIcons ?? [],
      liveData: state?.liveData ?? {},
    };
  });
  return { controller, devices };
}
