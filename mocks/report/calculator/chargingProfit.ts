import { returnsOf, withProfits } from './returns';

/** kW, money a kW, a kWh and a year, percent. */
export interface ChargingInput {
  readonly pileCount: number;
  readonly pilePower: number;
  readonly unitInvestment: number;
  readonly utilization: number;
  readonly electricityPrice: number;
  readonly serviceFee: number;
  readonly salePrice: number;
  readonly lossRate: number;
  readonly rent?: number | null;
  readonly operationCost: number;
  readonly years: number;
  readonly discountRate?: number | null;
}

const HOURS = 8760;

/** What a charging station earns in a year, and when it has paid for itself (operations §6.5). */
export function chargingProfit(input: ChargingInput) {
  const {
    pileCount,
    pilePower,
    unitInvestment,
    utilization,
    electricityPrice,
    serviceFee,
    salePrice,
    lossRate,
    rent,
    operationCost,
    years,
    discountRate,
  } = input;
  const totalInvestment = pileCount * pilePower * unitInvestment;
  const annualEnergy = (pileCount * pilePower * HOURS * utilization) / 100;
  const annualIncome = annualEnergy * (salePrice + serviceFee);
  const annualPurchase = (annualEnergy / (1 - lossRate / 100)) * electricityPrice;
  const annualProfit = annualIncome - annualPurchase - (rent ?? 0) - operationCost;
  const yearlyRows = withProfits(
    totalInvestment,
    Array.from({ length: years }, () => ({
      energy: annualEnergy,
      income: annualIncome,
      cost: annualIncome - annualProfit,
    })),
  );
  const { paybackPeriod: _, ...returns } = returnsOf(
    totalInvestment,
    yearlyRows.map(({ profit }) => profit),
    discountRate ?? 0,
  );
  // Every year is like the first: it pays back also after the years that are looked at.
  return {
    totalInvestment,
    annualEnergy,
    annualIncome,
    annualPurchase,
    annualProfit,
    yearlyRows,
    ...returns,
    paybackPeriod: annualProfit > 0 ? totalInvestment / annualProfit : null,
  };
}
