import { defineMeasures } from '@/dsl';

/** Results of the calculators about money over years (proposed fields G): a person checks them to the cent. */
export const calculation = defineMeasures({
  totalInvestment: { unit: 'money', prefix: false, tone: 'bad' },
  income: { unit: 'money', prefix: false, tone: 'good' },
  cost: { unit: 'money', prefix: false, tone: 'bad' },
  profit: { unit: 'money', prefix: false, tone: 'good', signed: true },
  cumulative: { unit: 'money', prefix: false, signed: true, sums: false },
  generation: { unit: 'kWh', tone: 'solar' },
  charge: { unit: 'kWh', tone: 'battery' },
  discharge: { unit: 'kWh', tone: 'battery' },
  paybackPeriod: { unit: 'a' },
  dynamicPayback: { unit: 'a' },
  irr: { unit: '%', decimals: 2 },
  npv: { unit: 'money', prefix: false, signed: true },
  lcoe: { unit: 'money/kWh', prefix: false },
  lifetimeCarbonReduction: { unit: 't', prefix: false, tone: 'carbon', aliases: ['carbonReduction'] },
  annualEnergy: { unit: 'kWh', tone: 'charger' },
  annualIncome: { unit: 'money', prefix: false, tone: 'good' },
  annualProfit: { unit: 'money', prefix: false, tone: 'good', signed: true },
});

/** Results of the calculators about sizes (proposed fields G). */
export const sizing = defineMeasures({
  pvCapacity: { unit: 'kWp', tone: 'solar' },
  batteryCapacity: { unit: 'kWh', tone: 'battery', sums: false },
  inverterPower: { unit: 'kW' },
  annualGeneration: { unit: 'kWh', tone: 'solar' },
  selfUseRate: { unit: '%', tone: 'good', decimals: 2 },
});
