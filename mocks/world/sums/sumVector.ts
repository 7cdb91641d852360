import { carbonOf } from '../../energy/carbon';
import { PER_QUARTER, STEP_HOURS } from '../../energy/dayTime';
import { ENERGIES, MONEY, PERIODS, SPLIT, type DayFrame, type Site, type Sums } from '../model';

/*
 * Sums as rows of numbers: a day of a site is one row, years of hundreds of sites are kept so. Highest powers come first,
 * the rest is added up.
 */
const HIGHEST = ['maxDemand', 'maxDemandWithoutStorage'] as const;
/** Energies of all steps, also of those nobody heard of: what meters have counted. */
export const METERED = ['import', 'export', 'generation', 'charge', 'discharge', 'v2x', 'charger', 'heat', 'load'] as const;
const COUNTED = ['known', 'lost', 'chargeTimes', 'co2Reduction', 'irradiation', ...ENERGIES, ...MONEY] as const;
type Name = (typeof HIGHEST)[number] | (typeof COUNTED)[number];

const NAMES: readonly Name[] = [...HIGHEST, ...COUNTED];
const placeOf = Object.fromEntries(NAMES.map((name, place) => [name, place])) as Record<Name, number>;
const splitAt = (kind: (typeof SPLIT)[number], period: number) => NAMES.length + SPLIT.indexOf(kind) * PERIODS.length + period;

const METERED_AT = NAMES.length + SPLIT.length * PERIODS.length;

/** How many numbers a row has. */
export const WIDTH = METERED_AT + METERED.length;

/** kWh a meter has counted in the time of a row. */
export function meteredIn(row: Float64Array, name: (typeof METERED)[number]): number {
  return row[METERED_AT + METERED.indexOf(name)] ?? 0;
}

function energyOf(power: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += power[index] ?? 0;
  return sum * STEP_HOURS;
}

/** Adds a power to its periods, from one step to before another. */
function addPeriods(row: Float64Array, first: number, power: Float64Array, { period, lost }: DayFrame, from: number, to: number): void {
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

/** Adds the steps of a day from one to before another to a row. Steps whose telemetry never came are left out and counted. */
export function addSteps(row: Float64Array, site: Site, frame: DayFrame, from: number, to: number): void {
  const { lost, visits, import: imports, export: exports, generation: sun, curtailed: cuts, charge: charges, discharge: discharges, v2x: cars, charger: chargers, heat: heats, load: loads, buy: buys, sell: sells, irradiance } = frame;
  const factor = carbonOf(site.country).factor;
  const { subsidy, serviceFee } = site.contract;
  const add = (place: number, value: number) => (row[place] = (row[place] ?? 0) + value);
  let known = 0, missing = 0, times = 0, sunHours = 0;
  let bought = 0, sold = 0, made = 0, cut = 0, stored = 0, given = 0, car = 0, charged = 0, heated = 0, used = 0, sunSold = 0;
  let cost = 0, income = 0, selfUse = 0, feedIn = 0, arbitrage = 0, chargingFee = 0, baseline = 0;
  let demand = 0, bare = 0, told = 0;
  for (let index = from; index < to; index += 1) {
    if (index % PER_QUARTER === 0) demand = bare = told = 0;
    times += visits[index] ?? 0;
    if (lost[index] === 1) {
      missing += 1;
      continue;
    }
    known += 1;
    const imported = imports[index] ?? 0;
    const exported = exports[index] ?? 0;
    const generation = sun[index] ?? 0;
    const charge = charges[index] ?? 0;
    const discharge = discharges[index] ?? 0;
    const v2x = cars[index] ?? 0;
    const charger = chargers[index] ?? 0;
    const heat = heats[index] ?? 0;
    const load = loads[index] ?? 0;
    const buy = buys[index] ?? 0;
    const sell = sells[index] ?? 0;
    const sunExport = exported < generation ? exported : generation;
    const otherExport = exported - sunExport;
    bought += imported;
    sold += exported;
    made += generation;
    cut += cuts[index] ?? 0;
    stored += charge;
    given += discharge;
    car += v2x;
    charged += charger;
    heated += heat;
    used += load;
    sunSold += sunExport;
    sunHours += irradiance[index] ?? 0;
    cost += imported * buy;
    income += exported * sell;
    selfUse += (generation - sunExport) * buy;
    feedIn += sunExport * sell;
    arbitrage += (discharge + v2x - otherExport - charge) * buy + otherExport * sell;
    chargingFee += charger * buy;
    baseline += (charger + heat + load) * buy;
    demand += imported;
    bare += Math.max(0, imported + discharge - charge);
    told += 1;
    if (told === PER_QUARTER) {
      if (demand / PER_QUARTER > (row[0] ?? 0)) row[0] = demand / PER_QUARTER;
      if (bare / PER_QUARTER > (row[1] ?? 0)) row[1] = bare / PER_QUARTER;
    }
  }
  for (const [kind, name] of SPLIT.entries()) addPeriods(row, NAMES.length + kind * PERIODS.length, frame[name], frame, from, to);
  const values: Readonly<Record<Exclude<Name, (typeof HIGHEST)[number]>, number>> = {
    known, lost: missing, chargeTimes: times, co2Reduction: made * STEP_HOURS * factor, irradiation: (sunHours * STEP_HOURS) / 1000,
    importEnergy: bought * STEP_HOURS, exportEnergy: sold * STEP_HOURS, generation: made * STEP_HOURS, curtailedEnergy: cut * STEP_HOURS, chargeEnergy: stored * STEP_HOURS, dischargeEnergy: given * STEP_HOURS,
    v2xEnergy: car * STEP_HOURS, chargerEnergy: charged * STEP_HOURS, heatEnergy: heated * STEP_HOURS, loadEnergy: used * STEP_HOURS, consumption: (charged + heated + used) * STEP_HOURS,
    selfUse: (made - sunSold) * STEP_HOURS, pvExport: sunSold * STEP_HOURS, gridCost: cost * STEP_HOURS, gridIncome: income * STEP_HOURS, selfUseIncome: selfUse * STEP_HOURS, feedInIncome: feedIn * STEP_HOURS,
    arbitrageIncome: arbitrage * STEP_HOURS, subsidy: made * STEP_HOURS * subsidy, chargingElectricityFee: chargingFee * STEP_HOURS, chargingServiceFee: charged * STEP_HOURS * serviceFee, baselineCost: baseline * STEP_HOURS,
  };
  for (const name of COUNTED) add(placeOf[name], values[name]);
  for (const [place, name] of METERED.entries()) add(METERED_AT + place, energyOf(frame[name], from, to));
}

/** Adds a row to another one. */
export function addRow(row: Float64Array, other: Float64Array): void {
  for (let place = 0; place < WIDTH; place += 1) {
    const value = other[place] ?? 0;
    row[place] = place < HIGHEST.length ? Math.max(row[place] ?? 0, value) : (row[place] ?? 0) + value;
  }
}

/** A row as it is read. */
export function toldSums(row: Float64Array, from: number, to: number): Sums {
  const figures = Object.fromEntries(NAMES.map((name) => [name, row[placeOf[name]] ?? 0])) as Record<Name, number>;
  const periods = (kind: (typeof SPLIT)[number]) => Object.fromEntries(PERIODS.map((period, place) => [period, row[splitAt(kind, place)] ?? 0])) as Record<(typeof PERIODS)[number], number>;
  return { from, to, ...figures, byPeriod: { import: periods('import'), charge: periods('charge'), discharge: periods('discharge'), generation: periods('generation'), charger: periods('charger') } };
}
