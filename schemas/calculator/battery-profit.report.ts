import {
  bars,
  chart,
  defineReport,
  figures,
  inForce,
  lastYear,
  line,
  number,
  percent,
  reference,
  sensitivity,
  table,
} from '@/dsl';
import { calculation } from '../measures';
import { calculators } from '../services';

// covers V-306
/**
 * What a battery earns by charging when power is cheap and discharging when it is dear (spec 03 §2, proposed fields G).
 */
export const batteryProfit = defineReport({
  name: 'calculator/battery-profit',
  api: calculators('profit'),
  ask: 'submit',
  answer: 'POST battery',
  params: {
    capacity: number({ required: true, decimals: 2, min: 0, max: 999_999_999, unit: 'kWh', default: 1000 }),
    power: number({ required: true, decimals: 2, min: 0, max: 999_999_999, unit: 'kW', default: 500 }),
    unitInvestment: number({ required: true, decimals: 2, min: 0, max: 999_999_999, unit: 'money/kWh', default: 1200 }),
    priceTemplateId: reference('contract/price-template', { required: true, first: true }),
    cyclesPerDay: number({ required: true, decimals: 2, min: 0, max: 24, default: 2 }),
    daysPerYear: number({ required: true, min: 0, max: 366, default: 330 }),
    depthOfDischarge: percent({ required: true, default: 90 }),
    efficiency: percent({ required: true, min: 1, default: 88 }),
    annualDecay: percent({ required: true, default: 2 }),
    operationCostRate: percent({ required: true, default: 1.5 }),
    years: number({ required: true, min: 1, max: 30, default: 10 }),
    discountRate: percent({ required: true, default: 6 }),
  },
  fill: {
    from: 'cloud/station',
    values: {
      capacity: 'storageCapacity',
      power: 'storagePower',
      priceTemplateId: inForce('contract/station-price', 'templateId'),
      efficiency: lastYear('statistics/storage-energy', 'efficiency'),
    },
  },
  measures: calculation,
  fields: { year: number() },
  blocks: {
    result: figures(['totalInvestment', 'paybackPeriod', 'dynamicPayback', 'irr', 'npv']),
    sensitivity: sensitivity(['npv', 'paybackPeriod', 'irr']),
    flow: chart([...bars(['income', 'cost']), line('cumulative')], { at: 'yearlyRows', axis: 'category' }),
    yearly: table(['year', 'charge', 'discharge', 'income', 'cost', 'profit', 'cumulative'], {
      at: 'yearlyRows',
      totals: true,
      pageSize: 30,
    }),
  },
});
