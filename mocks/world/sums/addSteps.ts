import { carbonOf } from '../../energy/carbon';
import { dayTime, PER_QUARTER, STEP_HOURS } from '../../energy/dayTime';
import { SPLIT, type DayFrame } from '../model';
import { PERIODS, type Site } from '../site';
import { pricedOn } from '../withPrices';
import { meteredAt, METERED, placeOf, splitAt } from './sumRow';

/**
 * The sum of a column from one step to before another; `lost` leaves out the steps nobody heard of. Short loops over
 * one column are several times as quick as one over all.
 */
function total(column: Float64Array | Uint8Array, from: number, to: number, lost?: Uint8Array): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) if (lost?.[index] !== 1) sum += column[index] ?? 0;
  return sum;
}

/** kW times its price, of the steps somebody heard of. */
function worth(power: Float64Array, price: Float64Array, lost: Uint8Array, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index += 1)
    if (lost[index] !== 1) sum += (power[index] ?? 0) * (price[index] ?? 0);
  return sum * STEP_HOURS;
}

/** Export is charged to the sun first: its part of it, kW times hours, and what it is worth in either price. */
function sunExport(
  { export: fed, generation, buy, sell, lost }: DayFrame,
  from: number,
  to: number,
): { readonly energy: number; readonly bought: number; readonly sold: number } {
  let energy = 0;
  let bought = 0;
  let sold = 0;
  for (let index = from; index < to; index += 1) {
    const part = Math.min(fed[index] ?? 0, generation[index] ?? 0);
    if (part === 0 || lost[index] === 1) continue;
    energy += part;
    bought += part * (buy[index] ?? 0);
    sold += part * (sell[index] ?? 0);
  }
  return { energy: energy * STEP_HOURS, bought: bought * STEP_HOURS, sold: sold * STEP_HOURS };
}

/**
 * The highest mean of a quarter of an hour of which every step was heard: of the import, and of what it had been
 * without the battery.
 */
function addDemand(
  row: Float64Array,
  { import: drawn, charge, discharge, lost }: DayFrame,
  from: number,
  to: number,
): void {
  let [most, bare] = [row[placeOf.maxDemand] ?? 0, row[placeOf.maxDemandWithoutStorage] ?? 0];
  for (let begin = Math.ceil(from / PER_QUARTER) * PER_QUARTER; begin + PER_QUARTER <= to; begin += PER_QUARTER) {
    let sum = 0;
    let without = 0;
    let heard = 0;
    for (let index = begin; index < begin + PER_QUARTER; index += 1) {
      if (lost[index] === 1) break;
      sum += drawn[index] ?? 0;
      without += Math.max(0, (drawn[index] ?? 0) + (discharge[index] ?? 0) - (charge[index] ?? 0));
      heard += 1;
    }
    if (heard < PER_QUARTER) continue;
    most = Math.max(most, sum / PER_QUARTER);
    bare = Math.max(bare, without / PER_QUARTER);
  }
  row[placeOf.maxDemand] = most;
  row[placeOf.maxDemandWithoutStorage] = bare;
}

function addPeriods(
  row: Float64Array,
  first: number,
  power: Float64Array,
  { period, lost }: DayFrame,
  from: number,
  to: number,
): void {
  const none: number = PERIODS.length;
  let running = none;
  let sum = 0;
  for (let index = from; index <= to; index += 1) {
    const now = index < to ? (period[index] ?? none) : none;
    if (now !== running) {
      if (running < none) row[first + running] = (row[first + running] ?? 0) + sum * STEP_HOURS;
      running = now;
      sum = 0;
    }
    if (now < none && lost[index] === 0) sum += power[index] ?? 0;
  }
}

/** What drivers pay where they have prices of their own. */
function driversPay(
  site: Site,
  { charger, lost, day }: DayFrame,
  from: number,
  to: number,
): { readonly electricity: number; readonly service: number } | undefined {
  const { charging } = pricedOn(site, day);
  if (!charging) return undefined;
  const { hours } = dayTime(day, site.zone);
  let electricity = 0;
  let service = 0;
  for (let index = from; index < to; index += 1) {
    if (lost[index] === 1) continue;
    const slot = Math.floor(((hours[index] ?? 0) / 24) * charging.electricity.length);
    electricity += (charger[index] ?? 0) * (charging.electricity[slot] ?? 0);
    service += (charger[index] ?? 0) * (charging.service[slot] ?? 0);
  }
  return { electricity: electricity * STEP_HOURS, service: service * STEP_HOURS };
}

/**
 * Adds the steps of a day from one to before another to a row. Steps whose telemetry never came are left out and
 * counted; meters count on.
 */
export function addSteps(row: Float64Array, site: Site, frame: DayFrame, from: number, to: number): void {
  const { country } = site;
  const { contract } = pricedOn(site, frame.day);
  const { lost, buy, sell } = frame;
  const add = (place: number, value: number) => (row[place] = (row[place] ?? 0) + value);
  const missing = total(lost, from, to);
  const known = to - from - missing;
  // All columns by what is heard of them, and by what meters count; mostly it is the same.
  const whole = METERED.map((name) => total(frame[name], from, to) * STEP_HOURS);
  const heard = missing === 0 ? whole : METERED.map((name) => total(frame[name], from, to, lost) * STEP_HOURS);
  const [
    imported = 0,
    exported = 0,
    generation = 0,
    charged = 0,
    discharged = 0,
    v2x = 0,
    charger = 0,
    heat = 0,
    load = 0,
  ] = heard;
  for (const [place, name] of METERED.entries()) add(meteredAt(name), whole[place] ?? 0);
  const sun = sunExport(frame, from, to);
  const priced = (power: Float64Array, price: Float64Array) => worth(power, price, lost, from, to);
  const [gridCost, gridIncome, sunValue, carValue] = [
    priced(frame.import, buy),
    priced(frame.export, sell),
    priced(frame.generation, buy),
    priced(frame.charger, buy),
  ];
  const useValue = carValue + priced(frame.heat, buy) + priced(frame.load, buy);
  const [selfUseIncome, feedInIncome] = [sunValue - sun.bought, sun.sold];
  add(placeOf.known, known);
  add(placeOf.lost, missing);
  add(placeOf.chargeTimes, total(frame.visits, from, to));
  add(placeOf.co2Reduction, generation * carbonOf(country).factor);
  add(placeOf.irradiation, (total(frame.irradiance, from, to, lost) * STEP_HOURS) / 1000);
  add(placeOf.importEnergy, imported);
  add(placeOf.exportEnergy, exported);
  add(placeOf.generation, generation);
  add(placeOf.curtailedEnergy, total(frame.curtailed, from, to, lost) * STEP_HOURS);
  add(placeOf.chargeEnergy, charged);
  add(placeOf.dischargeEnergy, discharged);
  add(placeOf.v2xEnergy, v2x);
  add(placeOf.chargerEnergy, charger);
  add(placeOf.heatEnergy, heat);
  add(placeOf.loadEnergy, load);
  add(placeOf.consumption, charger + heat + load);
  add(placeOf.selfUse, generation - sun.energy);
  add(placeOf.pvExport, sun.energy);
  add(placeOf.gridCost, gridCost);
  add(placeOf.gridIncome, gridIncome);
  add(placeOf.selfUseIncome, selfUseIncome);
  add(placeOf.feedInIncome, feedInIncome);
  // What the battery (and a car that gives) earned: its parts priced step by step, as what it takes, serves and feeds
  // in.
  const stored = priced(frame.discharge, buy) + priced(frame.v2x, buy) - priced(frame.charge, buy);
  add(placeOf.arbitrageIncome, stored - (priced(frame.export, buy) - sun.bought) + gridIncome - sun.sold);
  add(placeOf.subsidy, generation * contract.subsidy);
  const paid = driversPay(site, frame, from, to);
  add(placeOf.chargingElectricityFee, paid?.electricity ?? carValue);
  add(placeOf.chargingServiceFee, paid?.service ?? charger * contract.serviceFee);
  add(placeOf.chargingCost, carValue);
  add(placeOf.baselineCost, useValue);
  addDemand(row, frame, from, to);
  if ((frame.period[from] ?? PERIODS.length) < PERIODS.length)
    for (const name of SPLIT) addPeriods(row, splitAt(name), frame[name], frame, from, to);
}
