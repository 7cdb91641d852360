import { defineMeasures } from '@/dsl';

/** Results of the calculators about money over years (proposed fields G). */
export const calculation = defineMeasures({
  totalInvestment: { unit: 'money', tone: 'bad' },
  income: { unit: 'money', tone: 'good' },
  cost: { unit: 'money', tone: 'bad' },
  profit: { unit: 'money', tone: 'good', signed: true },
  cumulative: { unit: 'money', signed: true, sums: false },
  generation: { unit: 'kWh', tone: 'solar' },
  charge: { unit: 'kWh', tone: 'battery' },
  discharge: { unit: 'kWh', tone: 'battery' },
  paybackPeriod: { unit: 'a' },
  dynamicPayback: { unit: 'a' },
  irr: { unit: '%', decimals: 2 },
  npv: { unit: 'money', signed: true },
  lcoe: { unit: 'money/kWh' },
  lifetimeCarbonReduction: { unit: 't', tone: 'carbon', aliases: ['carbonReduction'] },
  annualEnergy: { unit: 'kWh', tone: 'charger' },
  annualIncome: { unit: 'money', tone: 'good' },
  annualProfit: { unit: 'money', tone: 'good', signed: true },
});

/** Results of the calculators about sizes (proposed fields G). */
export const sizing = defineMeasures({
  pvCapacity: { unit: 'kWp', tone: 'solar' },
  batteryCapacity: { unit: 'kWh', tone: 'battery', sums: false },
  inverterPower: { unit: 'kW' },
  annualGeneration: { unit: 'kWh', tone: 'solar' },
  selfUseRate: { unit: '%', tone: 'good', decimals: 2 },
});
