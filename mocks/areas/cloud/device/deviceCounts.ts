import { together } from '../../../report/part';
import type { ReportRequest, MeasureSource } from '../../../report/reportSource';
import { stateOfDevice } from './stateOfDevice';

interface Counts {
  deviceCount: number;
  onlineCount: number;
  offlineCount: number;
  faultCount: number;
  alarmCount: number;
}

const NONE: Readonly<Counts> = { deviceCount: 0, onlineCount: 0, offlineCount: 0, faultCount: 0, alarmCount: 0 };
/** Every figure of a page is counted at once, station by station. */
const counted = new WeakMap<ReportRequest, ReadonlyMap<string, Readonly<Counts>>>();

function countsOf(request: ReportRequest): ReadonlyMap<string, Readonly<Counts>> {
  const known = counted.get(request);
  if (known) return known;
  const { store, now } = request;
  const alarms = new Map<unknown, number>();
  for (const { deviceId, status } of store.all('cloud/alarm'))
    if (status === 'active') alarms.set(deviceId, (alarms.get(deviceId) ?? 0) + 1);
  const all = new Map<string, Counts>();
  for (const device of store.all('cloud/device')) {
    const station = String(device.stationId);
    const counts = all.get(station) ?? { ...NONE };
    const state = stateOfDevice(device, now);
    counts.deviceCount += 1;
    counts[state === 'offline' ? 'offlineCount' : 'onlineCount'] += 1;
    counts.faultCount += Number(state === 'fault');
    counts.alarmCount += alarms.get(device.id) ?? 0;
    all.set(station, counts);
  }
  counted.set(request, all);
  return all;
}

/** The devices of a station by how they are, and the alarms of them that last. */
export const deviceCountsOf = (id: string, request: ReportRequest): Readonly<Counts> =>
  countsOf(request).get(id) ?? NONE;

const measure =
  (key: keyof Counts): MeasureSource =>
  (_sums, { id }, request) =>
    together(deviceCountsOf(id, request)[key]);

export const deviceCounts = {
  deviceCount: measure('deviceCount'),
  onlineCount: measure('onlineCount'),
  offlineCount: measure('offlineCount'),
  faultCount: measure('faultCount'),
  alarmCount: measure('alarmCount'),
};
