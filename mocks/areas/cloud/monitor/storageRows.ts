import { seedOf } from '@mocks/energy/chance/seedOf';
import { memoize } from '../../../energy/chance/memoize';
import { noise } from '../../../energy/chance/noise';
import { STEP } from '../../../energy/dayTime';
import type { DeviceState } from '../../../world/model';
import type { Site } from '../../../world/site';
import { cells, devices, deviceState } from '../../../world/world';
import { wallText } from '../../../core/wallText';
import { rounded, type Told } from './live';
import { powerOf, statesOf, today } from './siteNow';

const stateOf = (shown: DeviceState | undefined): string =>
  shown === undefined ? 'offline' : shown.state === 'running' ? 'standby' : shown.state;
const added = (value: number | null | undefined, more: number): number | null =>
  typeof value === 'number' ? value + more : null;
/** A of what is connected to direct current. */
const amperes = (shown: DeviceState | undefined): number | null =>
  shown && shown.power !== null && shown.voltage ? (shown.power * 1000) / shown.voltage : null;
/** How often a battery has been emptied as a whole. */
const cyclesOf = (shown: DeviceState | undefined, capacity: number): number | null =>
  shown && shown.given !== null && capacity > 0 ? Math.round(shown.given / capacity) : null;
/** kW lost on the way through a converter, a share of its power. */
const LOST = 0.018;

/** A converter as it runs; discharge is positive. */
export function pcsNow(site: Site, id: string, now: number): Told {
  const shown = deviceState(site, id, now);
  const power = shown?.power ?? null;
  const wander = noise(seedOf('pcs', id), now / 1_500_000);
  const voltage = shown?.voltage ?? null;
  const bms = devices(site).find((one) => one.type === 'bms' && one.parent === id);
  const direct = bms && deviceState(site, bms.id, now);
  const ac = power === null || voltage === null ? null : (Math.abs(power) * 1000) / voltage / Math.sqrt(3);
  const dcPower = power === null ? null : power >= 0 ? power * (1 + LOST) : power * (1 - LOST);
  return {
    runState: stateOf(shown),
    gridState: 'onGrid',
    controlMode: 'remote',
    activePower: rounded(power),
    reactivePower: rounded(power === null ? null : power * 0.05 * wander),
    apparentPower: rounded(power === null ? null : Math.abs(power) * 1.002),
    powerFactor: power === null ? null : 0.99,
    gridFrequency: rounded(shown ? 50 + 0.02 * wander : null),
    voltageAB: rounded(voltage, 1),
    voltageBC: rounded(voltage === null ? null : voltage * 1.001, 1),
    voltageCA: rounded(voltage === null ? null : voltage * 0.999, 1),
    currentA: rounded(ac, 1),
    currentB: rounded(ac, 1),
    currentC: rounded(ac, 1),
    dcVoltage: rounded(direct?.voltage, 1),
    dcPower: rounded(dcPower),
    dcCurrent: rounded(dcPower !== null && direct?.voltage ? (dcPower * 1000) / direct.voltage : null, 1),
    igbtTemperature: rounded(added(shown?.temperature, 14), 1),
    ambientTemperature: rounded(shown?.temperature, 1),
    todayCharge: rounded(shown?.takenToday),
    todayDischarge: rounded(shown?.givenToday),
    totalCharge: rounded(shown?.taken),
    totalDischarge: rounded(shown?.given),
    insulationResistance: rounded(shown ? 980 + 20 * wander : null, 1),
    efficiency: 98.2,
    dataTime: shown ? wallText(shown.at, site.zone) : null,
  };
}

function extremesOf(site: Site, clusterId: string, now: number) {
  const found = cells(site, clusterId, now);
  if (!found) return undefined;
  const place = (values: ArrayLike<number>, better: (one: number, best: number) => boolean) => {
    let best = 0;
    for (let index = 1; index < values.length; index += 1)
      if (better(values[index] ?? 0, values[best] ?? 0)) best = index;
    return { value: values[best] ?? 0, module: Math.floor(best / found.cells) + 1, cell: (best % found.cells) + 1 };
  };
  const [higher, lower] = [(one: number, best: number) => one > best, (one: number, best: number) => one < best];
  const mean = found.temperature.reduce((sum, one) => sum + one, 0) / Math.max(1, found.temperature.length);
  return {
    highV: place(found.voltage, higher),
    lowV: place(found.voltage, lower),
    highT: place(found.temperature, higher),
    lowT: place(found.temperature, lower),
    meanT: mean / 10,
    /** %, of the first cell. */
    soc: (found.soc[0] ?? 0) / 10,
  };
}

/**
 * Highest and lowest of the cells of a cluster, and where they are; undefined where nothing is heard of it. Kept, as
 * each kind of extreme of a day is a row of its own.
 */
export const extremes = memoize(
  5000,
  (_: Site, clusterId: string, now: number) => `${clusterId} ${Math.floor(now / STEP)}`,
  extremesOf,
);

const clustersOf = (site: Site, bmsId: string) =>
  devices(site).filter((one) => one.type === 'cluster' && one.parent === bmsId);

/** A battery by its management system: its clusters taken together. */
export function bmsNow(site: Site, id: string, now: number): Told {
  const shown = deviceState(site, id, now);
  const { battery } = site;
  const own = clustersOf(site, id).flatMap((cluster) => {
    const found = extremes(site, cluster.id, now);
    return found ? [{ number: cluster.place + 1, ...found }] : [];
  });
  const pick = (key: 'highV' | 'lowV' | 'highT' | 'lowT', sign: 1 | -1) =>
    own.toSorted((one, other) => sign * (other[key].value - one[key].value))[0];
  const no = (found: (typeof own)[number] | undefined, key: 'highV' | 'lowV' | 'highT' | 'lowT') =>
    found ? `${found.number}-${found[key].module}-${found[key].cell}` : null;
  const [highV, lowV, highT, lowT] = [pick('highV', 1), pick('lowV', -1), pick('highT', 1), pick('lowT', -1)];
  const capacity = battery ? battery.capacity / battery.units : 0;
  const soc = shown?.soc ?? null;
  const diff = highV && lowV ? highV.highV.value - lowV.lowV.value : null;
  return {
    runState: soc !== null && soc >= 99.5 ? 'fullCharge' : stateOf(shown),
    soc: rounded(soc, 1),
    soh: rounded(shown?.soh, 1),
    totalVoltage: rounded(shown?.voltage, 1),
    totalCurrent: rounded(amperes(shown), 1),
    power: rounded(shown?.power),
    maxCellVoltage: rounded(highV ? highV.highV.value / 1000 : null, 3),
    maxCellVoltageNo: no(highV, 'highV'),
    minCellVoltage: rounded(lowV ? lowV.lowV.value / 1000 : null, 3),
    minCellVoltageNo: no(lowV, 'lowV'),
    cellVoltageDiff: diff,
    maxTemperature: rounded(highT ? highT.highT.value / 10 : null, 1),
    maxTemperatureNo: no(highT, 'highT'),
    minTemperature: rounded(lowT ? lowT.lowT.value / 10 : null, 1),
    minTemperatureNo: no(lowT, 'lowT'),
    avgTemperature: rounded(own[0]?.meanT, 1),
    insulationPositive: shown ? 995 : null,
    insulationNegative: shown ? 1002 : null,
    chargeCurrentLimit: rounded(
      battery && shown?.voltage ? ((battery.power / battery.units) * 1000) / shown.voltage : null,
      1,
    ),
    dischargeCurrentLimit: rounded(
      battery && shown?.voltage ? ((battery.power / battery.units) * 1000) / shown.voltage : null,
      1,
    ),
    availableCharge: rounded(soc === null ? null : (capacity * (100 - soc)) / 100),
    availableDischarge: rounded(soc === null ? null : (capacity * soc) / 100),
    cycles: cyclesOf(shown, capacity),
    contactorState: shown && shown.state !== 'fault' ? 'closed' : 'open',
    chargeAllowed: soc !== null && soc < 99.5,
    dischargeAllowed: soc !== null && soc > 5,
    alarmLevel: diff !== null && diff > 150 ? 2 : shown?.state === 'fault' ? 1 : 0,
    dataTime: shown ? wallText(shown.at, site.zone) : null,
  };
}

export function storageNow(site: Site, now: number): Told {
  const { battery } = site;
  const states = statesOf(site, 'pcs', now);
  const packs = statesOf(site, 'bms', now);
  const soc = packs[0]?.soc ?? null;
  const sumsNow = today(site, now);
  const [taken, given] = (['taken', 'given'] as const).map((side) =>
    states.reduce((sum, one) => sum + (one[side] ?? 0), 0),
  );
  return {
    runState: stateOf(states[0]),
    ratedPower: rounded(battery?.power),
    ratedCapacity: rounded(battery?.capacity),
    power: rounded(powerOf(states)),
    soc: rounded(soc, 1),
    soh: rounded(packs[0]?.soh, 1),
    availableCharge: rounded(soc === null || !battery ? null : (battery.capacity * (100 - soc)) / 100),
    availableDischarge: rounded(soc === null || !battery ? null : (battery.capacity * soc) / 100),
    todayCharge: rounded(sumsNow?.chargeEnergy),
    todayDischarge: rounded(sumsNow?.dischargeEnergy),
    totalCharge: rounded(taken),
    totalDischarge: rounded(given),
    efficiency: taken ? rounded(Math.min(100, ((given ?? 0) / taken) * 100)) : null,
    cycles: battery && given !== undefined ? rounded(given / battery.capacity) : null,
    todayIncome: rounded(sumsNow?.arbitrageIncome),
    currency: site.currency,
    dataTime: states[0] ? wallText(states[0].at, site.zone) : null,
  };
}

/** A cluster of a battery, its modules and its cells, by wire names. */
export function clusterRows(site: Site, bmsId: string, now: number): Told[] {
  return clustersOf(site, bmsId).map((cluster) => {
    const shown = deviceState(site, cluster.id, now);
    const found = extremes(site, cluster.id, now);
    const no = (one: { readonly module: number; readonly cell: number } | undefined) =>
      one ? `${one.module}-${one.cell}` : null;
    return {
      id: cluster.id,
      bmsId,
      clusterNo: String(cluster.place + 1),
      runState: stateOf(shown),
      voltage: rounded(shown?.voltage, 1),
      current: rounded(amperes(shown), 1),
      power: rounded(shown?.power),
      soc: rounded(shown?.soc, 1),
      soh: rounded(shown?.soh, 1),
      maxCellVoltage: rounded(found ? found.highV.value / 1000 : null, 3),
      maxCellVoltageNo: no(found?.highV),
      minCellVoltage: rounded(found ? found.lowV.value / 1000 : null, 3),
      minCellVoltageNo: no(found?.lowV),
      maxTemperature: rounded(found ? found.highT.value / 10 : null, 1),
      maxTemperatureNo: no(found?.highT),
      minTemperature: rounded(found ? found.lowT.value / 10 : null, 1),
      minTemperatureNo: no(found?.lowT),
      insulation: 998,
      cycles: cyclesOf(shown, cluster.rated ?? 0),
      moduleCount: site.battery?.modules ?? 0,
    };
  });
}

export function moduleRows(site: Site, bmsId: string, now: number): Told[] {
  return clustersOf(site, bmsId).flatMap((cluster) => {
    const found = cells(site, cluster.id, now);
    const state = stateOf(deviceState(site, cluster.id, now));
    return Array.from({ length: site.battery?.modules ?? 0 }, (_, module) => {
      const own = found && found.voltage.subarray(module * found.cells, (module + 1) * found.cells);
      const warm = found && found.temperature.subarray(module * found.cells, (module + 1) * found.cells);
      const total = own?.reduce((sum, one) => sum + one, 0) ?? 0;
      return {
        id: `${cluster.id} ${module + 1}`,
        bmsId,
        clusterNo: String(cluster.place + 1),
        moduleNo: String(module + 1),
        state,
        cellCount: site.battery?.cells ?? 0,
        voltage: own ? rounded(total / 1000, 1) : null,
        maxCellVoltage: own ? Math.max(...own) / 1000 : null,
        minCellVoltage: own ? Math.min(...own) / 1000 : null,
        avgCellVoltage: own ? rounded(total / own.length / 1000, 3) : null,
        maxTemperature: warm ? Math.max(...warm) / 10 : null,
        minTemperature: warm ? Math.min(...warm) / 10 : null,
      };
    });
  });
}

/** The cells of a battery; they are there also while nothing is heard of them. */
export function cellRows(site: Site, bmsId: string, now: number): Told[] {
  const soh = deviceState(site, bmsId, now)?.soh ?? null;
  const { modules = 0, cells: inModule = 0 } = site.battery ?? {};
  return clustersOf(site, bmsId).flatMap((cluster) => {
    const found = cells(site, cluster.id, now);
    const told = (values: ArrayLike<number> | undefined, index: number, per: number) =>
      values ? (values[index] ?? 0) / per : null;
    return Array.from({ length: modules * inModule }, (_, index) => {
      const [module, cell] = [Math.floor(index / inModule) + 1, (index % inModule) + 1];
      return {
        id: `${cluster.id} ${index + 1}`,
        bmsId,
        clusterNo: String(cluster.place + 1),
        moduleNo: String(module),
        cellNo: String(cell),
        voltage: told(found?.voltage, index, 1000),
        temperature: told(found?.temperature, index, 10),
        soc: told(found?.soc, index, 10),
        soh: rounded(soh, 1),
        internalResistance: found ? rounded(0.24 + ((index * 7) % 9) / 100) : null,
        balancing: found ? index % 61 === 0 : null,
      };
    });
  });
}
