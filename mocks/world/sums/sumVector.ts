import { carbonOf } from '../../energy/carbon';
import { PER_QUARTER, STEP_HOURS } from '../../energy/dayTime';
import { ENERGIES, MONEY, PERIODS, SPLIT, type DayFrame, type Site, type Sums } from '../model';

/*
 * Sums as rows of numbers: a day of a site is one row, years of hundreds of sites are kept so. Highest powers come first,
 * the rest is added up.
 */
const HIGHEST = ['maxDemand', 'maxDemandWithoutStorage'] as const;
const COUNTED = ['known', 'lost', 'chargeTimes', 'co2Reduction', 'irradiation', ...ENERGIES, ...MONEY] as const;
type Name = (typeof HIGHEST)[number] | (typeof COUNTED)[number];

const NAMES: readonly Name[] = [...HIGHEST, ...COUNTED];
const placeOf = Object.fromEntries(NAMES.map((name, place) => [name, place])) as Record<Name, number>;
const splitAt = (kind: (typeof SPLIT)[number], period: number) => NAMES.length + SPLIT.indexOf(kind) * PERIODS.length + period;

/** How many numbers a row has. */
export const WIDTH = NAMES.length + SPLIT.length * PERIODS.length;

/** Adds the steps of a day from one to before another to a row. Steps whose telemetry never came are left out and counted. */
export function addSteps(row: Float64Array, site: Site, frame: DayFrame, from: number, to: number): void {
  const { lost, period, visits } = frame;
  const factor = carbonOf(site.country).factor;
  const { subsidy, serviceFee } = site.contract;
  const add = (place: number, value: number) => (row[place] = (row[place] ?? 0) + value);
  let [known, missing, times, sunHours] = [0, 0, 0, 0];
  let [bought, sold, made, cut, stored, given, car, charged, heated, used, sunSold] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  let [cost, income, selfUse, feedIn, arbitrage, chargingFee, baseline] = [0, 0, 0, 0, 0, 0, 0];
  let [demand, bare, told] = [0, 0, 0];
  for (let index = from; index < to; index += 1) {
    if (index % PER_QUARTER === 0) [demand, bare, told] = [0, 0, 0];
    times += visits[index] ?? 0;
    if (lost[index] === 1) {
      missing += 1;
      continue;
    }
    known += 1;
    const imported = frame.import[index] ?? 0;
    const exported = frame.export[index] ?? 0;
    const generation = frame.generation[index] ?? 0;
    const charge = frame.charge[index] ?? 0;
    const discharge = frame.discharge[index] ?? 0;
    const v2x = frame.v2x[index] ?? 0;
    const charger = frame.charger[index] ?? 0;
    const heat = frame.heat[index] ?? 0;
    const load = frame.load[index] ?? 0;
    const buy = frame.buy[index] ?? 0;
    const sell = frame.sell[index] ?? 0;
    const sunExport = exported < generation ? exported : generation;
    const otherExport = exported - sunExport;
    bought += imported;
    sold += exported;
    made += generation;
    cut += frame.curtailed[index] ?? 0;
    stored += charge;
    given += discharge;
    car += v2x;
    charged += charger;
    heated += heat;
    used += load;
    sunSold += sunExport;
    sunHours += frame.irradiance[index] ?? 0;
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
    const time = period[index] ?? PERIODS.length;
    if (time < PERIODS.length) {
      add(splitAt0 + time, imported * STEP_HOURS);
      add(splitAt1 + time, charge * STEP_HOURS);
      add(splitAt2 + time, discharge * STEP_HOURS);
      add(splitAt3 + time, generation * STEP_HOURS);
      add(splitAt4 + time, charger * STEP_HOURS);
    }
  }
  const values: Readonly<Record<Exclude<Name, (typeof HIGHEST)[number]>, number>> = {
    known, lost: missing, chargeTimes: times, co2Reduction: made * STEP_HOURS * factor, irradiation: (sunHours * STEP_HOURS) / 1000,
    importEnergy: bought * STEP_HOURS, exportEnergy: sold * STEP_HOURS, generation: made * STEP_HOURS, curtailedEnergy: cut * STEP_HOURS, chargeEnergy: stored * STEP_HOURS, dischargeEnergy: given * STEP_HOURS,
    v2xEnergy: car * STEP_HOURS, chargerEnergy: charged * STEP_HOURS, heatEnergy: heated * STEP_HOURS, loadEnergy: used * STEP_HOURS, consumption: (charged + heated + used) * STEP_HOURS,
    selfUse: (made - sunSold) * STEP_HOURS, pvExport: sunSold * STEP_HOURS, gridCost: cost * STEP_HOURS, gridIncome: income * STEP_HOURS, selfUseIncome: selfUse * STEP_HOURS, feedInIncome: feedIn * STEP_HOURS,
    arbitrageIncome: arbitrage * STEP_HOURS, subsidy: made * STEP_HOURS * subsidy, chargingElectricityFee: chargingFee * STEP_HOURS, chargingServiceFee: charged * STEP_HOURS * serviceFee, baselineCost: baseline * STEP_HOURS,
  };
  for (const name of COUNTED) add(placeOf[name], values[name]);
}

const [splitAt0, splitAt1, splitAt2, splitAt3, splitAt4] = [splitAt('import', 0), splitAt('charge', 0), splitAt('discharge', 0), splitAt('generation', 0), splitAt('charger', 0)];

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
