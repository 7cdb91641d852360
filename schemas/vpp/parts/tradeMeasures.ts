import { defineMeasures } from '@/dsl';

const power = { unit: 'kW', decimals: 2 } as const;
const price = { unit: 'money/kWh', tone: 'price', signed: true } as const;
const money = { unit: 'money', signed: true } as const;

/** Powers, energies and prices of a market, from a notice to what was cleared (proposed fields A). */
export const trading = defineMeasures({
  demandPower: { unit: 'MW', decimals: 2 },
  priceFloor: price,
  priceCap: price,
  baselinePower: { ...power, tone: 'neutral', signed: true },
  abilityPower: { ...power, tone: 'battery' },
  bidPower: { ...power, tone: 'price' },
  bidEnergy: { unit: 'kWh', tone: 'price' },
  bidPrice: price,
  declaredPower: { ...power, tone: 'price' },
  declaredPrice: price,
  clearedPower: { ...power, tone: 'good' },
  clearedEnergy: { unit: 'kWh', tone: 'good' },
  clearedPrice: price,
  estimatedPower: { ...power, tone: 'good', signed: true },
  estimatedEnergy: { unit: 'kWh', tone: 'good', signed: true },
  estimatedIncome: { ...money, tone: 'good' },
  expectedIncome: { ...money, tone: 'good' },
});

/** What of a response counts, and what it costs (proposed fields A, appraisal). */
export const appraising = defineMeasures({
  targetEnergy: { unit: 'kWh', tone: 'price' },
  responseEnergy: { unit: 'kWh', tone: 'good', signed: true },
  effectiveEnergy: { unit: 'kWh', tone: 'good' },
  completionRate: { unit: '%', decimals: 2, signed: true },
  deviationEnergy: { unit: 'kWh', tone: 'bad', signed: true },
  deviationRate: { unit: '%', decimals: 2, signed: true },
  penalty: { ...money, tone: 'bad' },
  times: { unit: '' },
  qualifiedRate: { unit: '%', decimals: 2 },
});

/** Money of trades, orders and their resources; energies of a trade are MWh (proposed fields A, settlement). */
export const settling = defineMeasures({
  clearedEnergy: { unit: 'MWh', decimals: 4, tone: 'price' },
  effectiveEnergy: { unit: 'MWh', decimals: 4, tone: 'good' },
  deviationEnergy: { unit: 'MWh', decimals: 4, tone: 'bad', signed: true },
  unitPrice: { unit: 'money/kWh', tone: 'price', signed: true },
  responseFee: { ...money, tone: 'price' },
  penalty: { ...money, tone: 'bad' },
  amount: { ...money, tone: 'good' },
  customerAmount: { ...money, tone: 'good' },
  operatorAmount: { ...money, tone: 'good' },
  orderCount: { unit: '' },
});

export const orderSettling = defineMeasures({
  effectiveEnergy: { unit: 'kWh', tone: 'good' },
  unitPrice: settling.unitPrice,
  responseFee: settling.responseFee,
  penalty: settling.penalty,
  customerAmount: settling.customerAmount,
  operatorAmount: settling.operatorAmount,
  amount: settling.amount,
  energy: { unit: 'kWh', tone: 'good' },
  avgPrice: { unit: 'money/kWh', tone: 'price', signed: true, words: 'avgResponsePrice' },
  orderCount: { unit: '' },
});

/** What a bill says (proposed fields A, bills). */
export const billing = defineMeasures({
  orderCount: { unit: '' },
  energy: { unit: 'MWh', decimals: 4, tone: 'good' },
  avgPrice: { unit: 'money/kWh', tone: 'price', signed: true, words: 'avgResponsePrice' },
  deviationEnergy: { unit: 'MWh', decimals: 4, tone: 'bad', signed: true },
  amount: settling.amount,
  penalty: settling.penalty,
  adjustAmount: money,
  payableAmount: { ...money, tone: 'good' },
});

/**
 * Target and actual power, the frequency of the grid, and how well it is answered (proposed fields A, frequency
 * regulation).
 */
export const regulating = defineMeasures({
  gridFrequency: { unit: 'Hz', decimals: 3, tone: 'grid', aliases: ['frequency'] },
  targetPower: { ...power, tone: 'price', signed: true, aliases: ['target'] },
  actualPower: { ...power, tone: 'good', signed: true, aliases: ['actual'] },
  upReserve: power,
  downReserve: power,
  mileage: { unit: 'MW', decimals: 2, sums: false },
  performanceIndex: { unit: '', decimals: 2, sums: false },
  k1: { unit: '', decimals: 2, sums: false },
  k2: { unit: '', decimals: 2, sums: false },
  k3: { unit: '', decimals: 2, sums: false },
});
