import { dayOf } from '@/schema/dates';
import { chance } from '../../energy/chance/chance';
import { seedOf } from '../../energy/chance/seedOf';
import { dayTime, STEP } from '../../energy/dayTime';
import { dayFrame } from '../history';
import type { Cells } from '../model';
import type { Site } from '../site';
import { incidentsOf } from '../run/incidentsOf';
import { deviceOf } from './devices';

/** mV of a resting cell at 0, 10, … 100 %: lithium iron phosphate is flat between. */
const RESTING = [2900, 3190, 3230, 3255, 3270, 3280, 3290, 3300, 3320, 3332, 3390];
/** mV more or less at full power. */
const UNDER_LOAD = 45;

function restingAt(soc: number): number {
  const place = Math.min(9, Math.max(0, Math.floor(soc / 10)));
  const part = (soc - place * 10) / 10;
  return (RESTING[place] ?? 0) * (1 - part) + (RESTING[place + 1] ?? 0) * part;
}

/** The cells of a cluster at a moment; undefined for what is no cluster, and where nothing is heard of it. */
export function cells(site: Site, clusterId: string, now: number): Cells | undefined {
  const cluster = deviceOf(site, clusterId);
  const { battery } = site;
  const at = Math.floor(now / STEP) * STEP;
  const frame = dayFrame(site, dayOf(at - STEP, site.zone));
  if (!battery || cluster?.type !== 'cluster' || !frame) return undefined;
  const index = Math.round((at - STEP - frame.start) / STEP);
  if (frame.lost[index] === 1 || at > (site.offlineSince ?? Infinity)) return undefined;
  const bms = deviceOf(site, cluster.parent);
  const unit = deviceOf(site, bms?.parent)?.place ?? 0;
  const apart = incidentsOf(site, dayTime(frame.day, site.zone)).some(
    ({ code, place, from, to }) => code === 'cellSpread' && place === unit && index >= from && index < to,
  );
  const [seed, soc] = [seedOf('cells', clusterId), frame.soc[index] ?? 0];
  const effort = ((frame.charge[index] ?? 0) - (frame.discharge[index] ?? 0)) / battery.power;
  const count = battery.modules * battery.cells;
  const found = { voltage: new Uint16Array(count), temperature: new Int16Array(count), soc: new Uint16Array(count) };
  // One cell of a cluster lags behind when its cells have drifted apart.
  const weak = Math.floor(chance(seed, 0, 7) * count);
  for (let cell = 0; cell < count; cell += 1) {
    const own = chance(seed, cell, 1) - 0.5;
    const level = Math.min(100, Math.max(0, soc + 1.6 * own - (apart && cell === weak ? 9 : 0)));
    const drift = apart && cell === weak ? -180 : 0;
    found.soc[cell] = Math.round(level * 10);
    found.voltage[cell] = Math.round(
      restingAt(level) + effort * UNDER_LOAD + 7 * (chance(seed, cell, 2) - 0.5) + drift,
    );
    found.temperature[cell] = Math.round(
      (24 +
        9 * Math.abs(effort) +
        2.4 * (chance(seed, cell, 3) - 0.5) +
        (1.2 * (Math.floor(cell / battery.cells) % 5)) / 4) *
        10,
    );
  }
  return { modules: battery.modules, cells: battery.cells, ...found };
}
