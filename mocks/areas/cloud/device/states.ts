import { DAY, HOUR } from '../../../core/clock';
import { deviceState, placedDevice } from '../../../world/world';
import { wallText } from '../../../core/wallText';
import { cloudState } from './deviceTypes';

const QUARTER = HOUR / 4;

/** A stretch of time in which a device was in one state. */
export interface StateRun {
  readonly state: string;
  readonly from: number;
  readonly to: number | undefined;
}

/** The states a device has been in between two moments, the newest first, looked at every quarter of an hour. */
export function stateRuns(deviceId: string, from: number, to: number): StateRun[] {
  const placed = placedDevice(deviceId);
  if (!placed) return [];
  const runs: StateRun[] = [];
  for (let at = Math.ceil(from / QUARTER) * QUARTER; at <= to; at += QUARTER) {
    const state = cloudState(deviceState(placed.site, deviceId, at)?.state);
    const last = runs.at(-1);
    if (last?.state === state) continue;
    if (last) runs[runs.length - 1] = { ...last, to: at };
    runs.push({ state, from: at, to: undefined });
  }
  return runs.toReversed();
}

/** A stretch by wire names. */
export function stateRow(deviceId: string, { state, from, to }: StateRun, now: number) {
  const zone = placedDevice(deviceId)?.site.zone ?? 'UTC';
  return {
    id: `${deviceId} ${from}`,
    deviceId,
    state,
    startTime: wallText(from, zone),
    endTime: to === undefined ? null : wallText(to, zone),
    duration: Math.round(((to ?? now) - from) / 60_000),
  };
}

/** The state a device is in, and since when: a day back at most. */
export function nowRow(deviceId: string, now: number) {
  const [last] = stateRuns(deviceId, now - DAY, now);
  return last && stateRow(deviceId, last, now);
}
