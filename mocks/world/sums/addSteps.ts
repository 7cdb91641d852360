import { carbonOf } from '../../energy/carbon';
import { dayTime, PER_QUARTER, STEP_HOURS } from '../../energy/dayTime';
import { SPLIT, type DayFrame } from '../model';
import { PERIODS, type Site } from '../site';
import { pricedOn } from '../withPrices';
import { meteredAt, METERED, placeOf, splitAt } from './sumRow';

/** The sum of a column from one step to before another. */
function total(column: Float64Array | Uint8Array, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += column[index] ?? 0;
  return sum;
}

/** What is heard of a day, kWh: one pass over all columns. */
function heardOf(frame: DayFrame, from: number, to: number) {
  const { import: drawn, export: fed, generation, curtailed, charge, discharge, v2x, charger, heat, load } = frame;
  const { irradiance, lost } = frame;
  let [imported, exported, sunny, cut, charged, discharged] = [0, 0, 0, 0, 0, 0];
  let [given, driven, heated, used, shone] = [0, 0, 0, 0, 0];
  for (let index = from; index < to; index += 1) {
    if (lost[index] === 1) continue;
    imported += drawn[index] ?? 0;
    exported += fed[index] ?? 0;
    sunny += generation[index] ?? 0;
    cut += curtailed[index] ?? 0;
    charged += charge[index] ?? 0;
    discharged += discharge[index] ?? 0;
    given += v2x[index] ?? 0;
    driven += charger[index] ?? 0;
    heated += heat[index] ?? 0;
    used += load[index] ?? 0;
    shone += irradiance[index] ?? 0;
  }
  return {
    import: imported * STEP_HOURS,
    export: exported * STEP_HOURS,
    generation: sunny * STEP_HOURS,
    curtailed: cut * STEP_HOURS,
    charge: charged * STEP_HOURS,
    discharge: discharged * STEP_HOURS,
    v2x: given * STEP_HOURS,
    charger: driven * STEP_HOURS,
    heat: heated * STEP_HOURS,
    load: used * STEP_HOURS,
    irradiance: shone * STEP_HOURS,
  };
}

/**
 * What that is worth at the prices of its steps, in one pass too. Export is charged to the sun first: `sun` is its part
 * of it, in kWh and in either price.
 */
function worthOf(frame: DayFrame, from: number, to: number) {
  const { import: drawn, export: fed, generation, charge, discharge, v2x, charger, heat, load } = frame;
  const { buy, sell, lost } = frame;
  let [imported, exported, saved, sunny, charged, discharged] = [0, 0, 0, 0, 0, 0];
  let [given, driven, heated, used] = [0, 0, 0, 0];
  let [sun, sunBought, sunSold] = [0, 0, 0];
  for (let index = from; index < to; index += 1) {
    if (lost[index] === 1) continue;
    const [bought, sold] = [buy[index] ?? 0, sell[index] ?? 0];
    const [out, made] = [fed[index] ?? 0, generation[index] ?? 0];
    imported += (drawn[index] ?? 0) * bought;
    exported += out * sold;
    saved += out * bought;
    sunny += made * bought;
    charged += (charge[index] ?? 0) * bought;
    discharged += (discharge[index] ?? 0) * bought;
    given += (v2x[index] ?? 0) * bought;
    driven += (charger[index] ?? 0) * bought;
    heated += (heat[index] ?? 0) * bought;
    used += (load[index] ?? 0) * bought;
    const part = Math.min(out, made);
    sun += part;
    sunBought += part * bought;
    sunSold += part * sold;
  }
  return {
    import: imported * STEP_HOURS,
    exportSold: exported * STEP_HOURS,
    exportBought: saved * STEP_HOURS,
    generation: sunny * STEP_HOURS,
    charge: charged * STEP_HOURS,
    discharge: discharged * STEP_HOURS,
    v2x: given * STEP_HOURS,
    charger: driven * STEP_HOURS,
    heat: heated * STEP_HOURS,
    load: used * STEP_HOURS,
    sun: { energy: sun * STEP_HOURS, bought: sunBought * STEP_HOURS, sold: sunSold * STEP_HOURS },
  };
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
  const add = (place: number, value: number) => (row[place] = (row[place] ?? 0) + value);
  const missing = total(frame.lost, from, to);
  const heard = heardOf(frame, from, to);
  const worth = worthOf(frame, from, to);
  const { sun } = worth;
  // What meters count is mostly what is heard of them.
  for (const name of METERED)
    add(meteredAt(name), missing === 0 ? heard[name] : total(frame[name], from, to) * STEP_HOURS);
  const useValue = worth.charger + worth.heat + worth.load;
  add(placeOf.known, to - from - missing);
  add(placeOf.lost, missing);
  add(placeOf.chargeTimes, total(frame.visits, from, to));
  add(placeOf.co2Reduction, heard.generation * carbonOf(country).factor);
  add(placeOf.irradiation, heard.irradiance / 1000);
  add(placeOf.importEnergy, heard.import);
  add(placeOf.exportEnergy, heard.export);
  add(placeOf.generation, heard.generation);
  add(placeOf.curtailedEnergy, heard.curtailed);
  add(placeOf.chargeEnergy, heard.charge);
  add(placeOf.dischargeEnergy, heard.discharge);
  add(placeOf.v2xEnergy, heard.v2x);
  add(placeOf.chargerEnergy, heard.charger);
  add(placeOf.heatEnergy, heard.heat);
  add(placeOf.loadEnergy, heard.load);
  add(placeOf.consumption, heard.charger + heard.heat + heard.load);
  add(placeOf.selfUse, heard.generation - sun.energy);
  add(placeOf.pvExport, sun.energy);
  add(placeOf.gridCost, worth.import);
  add(placeOf.gridIncome, worth.exportSold);
  add(placeOf.selfUseIncome, worth.generation - sun.bought);
  add(placeOf.feedInIncome, sun.sold);
  // What the battery (and a car that gives) earned: its parts priced step by step, as what it takes, serves and feeds
  // in.
  const stored = worth.discharge + worth.v2x - worth.charge;
  add(placeOf.arbitrageIncome, stored - (worth.exportBought - sun.bought) + worth.exportSold - sun.sold);
  add(placeOf.subsidy, heard.generation * contract.subsidy);
  const paid = driversPay(site, frame, from, to);
  add(placeOf.chargingElectricityFee, paid?.electricity ?? worth.charger);
  add(placeOf.chargingServiceFee, paid?.service ?? heard.charger * contract.serviceFee);
  add(placeOf.chargingCost, worth.charger);
  add(placeOf.baselineCost, useValue);
  addDemand(row, frame, from, to);
  if ((frame.period[from] ?? PERIODS.length) < PERIODS.length)
    for (const name of SPLIT) addPeriods(row, splitAt(name), frame[name], frame, from, to);
}
