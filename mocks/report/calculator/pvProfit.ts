import { levelizedCost } from './levelizedCost';
import { returnsOf, withProfits } from './returns';

/** kWp, money a Wp and a kWh, hours, percent. */
export interface PvInput {
  readonly capacity: number;
  readonly unitInvestment: number;
  readonly annualHours: number;
  readonly selfUseRate: number;
  readonly selfUsePrice: number;
  readonly feedInPrice: number;
  readonly subsidy?: number | null;
  readonly firstYearDecay: number;
  readonly annualDecay: number;
  readonly operationCost: number;
  readonly years: number;
  readonly discountRate: number;
}

/** kg of CO₂ a kWh: the Chinese grid in 2023 (operations §7). */
const GRID_FACTOR = 0.5306;
const WATTS = 1000;

/**
 * What panels earn over their years (operations §6.4); panels fade by so many points a year, as their warranties say.
 */
export function pvProfit(input: PvInput) {
  const {
    capacity,
    unitInvestment,
    annualHours,
    selfUseRate,
    selfUsePrice,
    feedInPrice,
    subsidy,
    firstYearDecay,
    annualDecay,
    operationCost,
    years,
    discountRate,
  } = input;
  const totalInvestment = capacity * WATTS * unitInvestment;
  const used = selfUseRate / 100;
  const price = used * selfUsePrice + (1 - used) * feedInPrice + (subsidy ?? 0);
  const cost = capacity * WATTS * operationCost;
  const plain = Array.from({ length: years }, (_, index) => {
    const generation = capacity * annualHours * (1 - (firstYearDecay + index * annualDecay) / 100);
    return { generation, income: generation * price, cost };
  });
  const yearlyRows = withProfits(totalInvestment, plain);
  const generations = plain.map(({ generation }) => generation);
  const totalGeneration = generations.reduce((sum, one) => sum + one, 0);
  return {
    totalInvestment,
    yearlyRows,
    ...returnsOf(
      totalInvestment,
      yearlyRows.map(({ profit }) => profit),
      discountRate,
    ),
    lcoe: levelizedCost(
      totalInvestment,
      plain.map(() => cost),
      generations,
      discountRate / 100,
    ),
    totalGeneration,
    carbonReduction: (totalGeneration / 1000) * GRID_FACTOR,
  };
}
