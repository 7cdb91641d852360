import { defineReport, figures, lastYear, money, number, percent, ratio, sensitivity } from '@/dsl';
import { calculation } from '../measures';
import { calculators } from '../services';
import { HOURS_OF_YEAR } from './parts/year';

// covers V-310
/** What a charging hub earns in a year, and when it has paid for itself (spec 03 §2, proposed fields G). */
export const chargingProfit = defineReport({
  name: 'calculator/charging-profit',
  api: calculators('profit'),
  ask: 'submit',
  answer: 'POST charging',
  params: {
    pileCount: number({ required: true, min: 1, max: 999_999_999, default: 10 }),
    pilePower: number({ required: true, decimals: 2, min: 0, max: 999_999_999, unit: 'kW', default: 120 }),
    unitInvestment: number({ required: true, decimals: 2, min: 0, max: 999_999_999, unit: 'money/kW', default: 800 }),
    utilization: percent({ required: true, default: 8 }),
    electricityPrice: number({
      required: true,
      decimals: 4,
      min: 0,
      max: 999_999_999,
      unit: 'money/kWh',
      default: 0.65,
    }),
    serviceFee: number({ required: true, decimals: 4, min: 0, max: 999_999_999, unit: 'money/kWh', default: 0.45 }),
    salePrice: number({ required: true, decimals: 4, min: 0, max: 999_999_999, unit: 'money/kWh', default: 0.7 }),
    lossRate: percent({ required: true, max: 99, default: 5 }),
    rent: money({ currencyField: 'currency' }),
    operationCost: money({ currencyField: 'currency', required: true, default: 80_000 }),
    years: number({ required: true, min: 1, max: 30, default: 8 }),
  },
  fill: {
    from: 'cloud/station',
    values: {
      pileCount: 'chargerCount',
      pilePower: ratio('chargerPower', 'chargerCount'),
      utilization: ratio(lastYear('statistics/charger-energy', 'chargerEnergy'), 'chargerPower', HOURS_OF_YEAR),
      electricityPrice: lastYear('statistics/city-benefit', 'avgPrice'),
      serviceFee: ratio(
        lastYear('statistics/charge-pile-benefit', 'serviceFee'),
        lastYear('statistics/charge-pile-benefit', 'energy'),
      ),
      salePrice: ratio(
        lastYear('statistics/charge-pile-benefit', 'electricityFee'),
        lastYear('statistics/charge-pile-benefit', 'energy'),
      ),
    },
  },
  measures: calculation,
  blocks: {
    result: figures(['annualEnergy', 'annualIncome', 'annualProfit', 'paybackPeriod', 'irr', 'npv']),
    sensitivity: sensitivity(['npv', 'annualProfit', 'paybackPeriod']),
  },
});
