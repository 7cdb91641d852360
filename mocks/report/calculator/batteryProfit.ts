import { levelizedCost } from './levelizedCost';
import { returnsOf, withProfits } from './returns';

/** kWh, money a kWh, percent; prices of what is charged and discharged. */
export interface BatteryInput {
  readonly capacity: number;
  readonly unitInvestment: number;
  readonly cyclesPerDay: number;
  readonly daysPerYear: number;
  readonly depthOfDischarge: number;
  readonly efficiency: number;
  readonly annualDecay: number;
  readonly operationCostRate: number;
  readonly years: number;
  readonly discountRate: number;
  readonly chargePrice: number;
  readonly dischargePrice: number;
}

/** What a battery earns that charges cheaply and discharges dearly (operations §6.1). */
export function batteryProfit(input: BatteryInput) {
  const {
    capacity,
    unitInvestment,
    cyclesPerDay,
    daysPerYear,
    depthOfDischarge,
    efficiency,
    annualDecay,
    operationCostRate,
    years,
    discountRate,
    chargePrice,
    dischargePrice,
  } = input;
  const totalInvestment = capacity * unitInvestment;
  const oneWay = Math.sqrt(efficiency / 100);
  const cost = (totalInvestment * operationCostRate) / 100;
  const plain = Array.from({ length: years }, (_, index) => {
    const energy =
      ((capacity * depthOfDischarge) / 100) * (1 - annualDecay / 100) ** index * cyclesPerDay * daysPerYear;
    const [charge, discharge] = [energy / oneWay, energy * oneWay];
    return { charge, discharge, income: discharge * dischargePrice - charge * chargePrice, cost };
  });
  const yearlyRows = withProfits(totalInvestment, plain);
  const spent = plain.map(({ charge }) => cost + charge * chargePrice);
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
      spent,
      plain.map(({ discharge }) => discharge),
      discountRate / 100,
    ),
  };
}
