import { bars, chart, defineReport, figures, lastYear, line, number, percent, ratio, sensitivity, table } from '@/dsl';
import { calculation } from '../measures';
import { calculators } from '../services';

// covers V-309
/** What a PV plant earns over its life (spec 03 §2, proposed fields G). */
export const pvProfit = defineReport({
  name: 'calculator/pv-profit',
  api: calculators('profit'),
  ask: 'submit',
  answer: 'POST pv',
  params: {
    capacity: number({ required: true, decimals: 2, min: 0, max: 999_999_999, unit: 'kWp', default: 254.55 }),
    unitInvestment: number({ required: true, decimals: 2, min: 0, max: 999_999_999, unit: 'money/Wp', default: 3.2 }),
    annualHours: number({ required: true, decimals: 2, min: 0, max: 8784, unit: 'h', default: 1148 }),
    selfUseRate: percent({ required: true, default: 80 }),
    selfUsePrice: number({ required: true, decimals: 4, min: 0, max: 999_999_999, unit: 'money/kWh', default: 0.72 }),
    feedInPrice: number({ required: true, decimals: 4, min: 0, max: 999_999_999, unit: 'money/kWh', default: 0.4 }),
    subsidy: number({ decimals: 4, min: 0, max: 999_999_999, unit: 'money/kWh' }),
    firstYearDecay: percent({ required: true, default: 2 }),
    annualDecay: percent({ required: true, default: 0.55 }),
    operationCost: number({ required: true, decimals: 4, min: 0, max: 999_999_999, unit: 'money/Wp', default: 0.05 }),
    years: number({ required: true, min: 1, max: 30, default: 25 }),
    discountRate: percent({ required: true, default: 6 }),
  },
  fill: {
    from: 'cloud/station',
    values: {
      capacity: 'pvCapacity',
      annualHours: lastYear('statistics/pv-energy', 'equivalentHours'),
      selfUseRate: ratio(lastYear('statistics/pv-energy', 'selfUse'), lastYear('statistics/pv-energy', 'generation')),
      selfUsePrice: ratio(
        lastYear('statistics/pv-benefit', 'selfUseIncome'),
        lastYear('statistics/pv-energy', 'selfUse'),
      ),
      feedInPrice: ratio(
        lastYear('statistics/pv-benefit', 'feedInIncome'),
        lastYear('statistics/pv-energy', 'exportEnergy'),
      ),
      subsidy: ratio(lastYear('statistics/pv-benefit', 'subsidy'), lastYear('statistics/pv-energy', 'generation')),
    },
  },
  measures: calculation,
  fields: { year: number() },
  blocks: {
    result: figures([
      'totalInvestment',
      'paybackPeriod',
      'dynamicPayback',
      'irr',
      'npv',
      'lcoe',
      'lifetimeCarbonReduction',
    ]),
    sensitivity: sensitivity(['npv', 'paybackPeriod', 'lcoe']),
    flow: chart([...bars(['income', 'cost']), line('cumulative')], { at: 'yearlyRows', axis: 'category' }),
    yearly: table(['year', 'generation', 'income', 'cost', 'profit', 'cumulative'], {
      at: 'yearlyRows',
      totals: true,
      pageSize: 30,
    }),
  },
});
