import { addDays } from '@/schema/dates';
import type { HomeSite, Step } from '../../../../energy/model';
import { toldOn } from '../energy/told';
import type { Station } from '../energy/stationOf';
import { amount, DEGREES, KW, PERCENT, type Amount } from '../energy/homeUnits';
import { powerRows, type PowerRow } from './powerRows';

/** Below that nothing flows, kW. */
const STILL = 0.005;

type Key = Exclude<PowerRow['dataKey'], 'homeLoad'>;

/** Nodes in the order of spec 02 §3, each with what it tells besides its power. */
const NODES: readonly (readonly [deviceType: string, key: Key, beside: (step: Step) => Record<string, Amount>])[] = [
  ['GRID', 'grid', () => ({})],
  ['ENERGY', 'battery', ({ soc }) => ({ soc: amount(soc, PERCENT) })],
  ['CHP', 'charger', () => ({})],
  ['HVAC', 'hvac', ({ indoor }) => ({ temperature: amount(indoor, DEGREES) })],
  ['PV', 'pv', () => ({})],
];

/** The last step that was told, today or in the night before; undefined while the controller is silent. */
function lastStep(station: Station): Step | undefined {
  const { site, now, today } = station;
  if (!site || (site.offlineSince ?? Infinity) <= now) return undefined;
  return toldOn(station, { startDate: addDays(today, -1), endDate: today }).at(-1);
}

function nodeOf(row: PowerRow, [deviceType, , beside]: (typeof NODES)[number], step: Step | undefined) {
  if (!step) return { deviceType, status: 0, total: null, flow: { status: 0 } };
  const power = row.of(step);
  const status = Math.abs(power) < STILL ? 0 : power > 0 ? 1 : 2;
  const total = amount(Math.abs(power), KW);
  return { deviceType, status: 2, total, flow: { status, power: total, ...beside(step) } };
}

function nodesOf(site: HomeSite, step: Step | undefined) {
  return NODES.flatMap((node) => {
    const row = powerRows.find(({ dataKey }) => dataKey === node[1]);
    return row?.has(site) ? [nodeOf(row, node, step)] : [];
  });
}

/**
 * H-021: the energy flow of this moment. Values are amounts; `flow.status` tells their way: 1 the device's usual one, 2
 * the other.
 */
export function flowAnswer(station: Station) {
  const { site } = station;
  const step = lastStep(station);
  return { nodes: site ? nodesOf(site, step) : [], homeLoad: amount(step?.load, KW) };
}
