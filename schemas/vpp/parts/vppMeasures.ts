import { defineMeasures } from '@/dsl';

/** What virtual power plants are, all together (`general` of the plants). */
export const plantTotals = defineMeasures({
  plantCount: { unit: '' },
  resourceCount: { unit: '' },
  unitCount: { unit: '' },
  aggregatedCapacity: { unit: 'MW', decimals: 2 },
  maxUpPower: { unit: 'MW', decimals: 2 },
  maxDownPower: { unit: 'MW', decimals: 2 },
  realtimePower: { unit: 'MW', decimals: 3, tone: 'grid', signed: true },
  onlineRate: { unit: '%' },
});

/** What resources can give more or use less (up), or give less or use more (down), and for how long. */
export const ability = defineMeasures({
  upPower: { unit: 'kW', tone: 'grid', aliases: ['totalUpPower', 'upAbility', 'totalUp'] },
  downPower: { unit: 'kW', tone: 'grid', aliases: ['totalDownPower', 'downAbility', 'totalDown'] },
  duration: { unit: 'min', decimals: 0 },
  confidence: { unit: '%', tone: 'neutral' },
  resourceCount: { unit: '' },
});

/**
 * Powers, energies and money of a response order, from its target to what came of it (proposed fields A,
 * response-order).
 */
export const dispatch = defineMeasures({
  targetPower: { unit: 'kW', tone: 'grid', aliases: ['target'] },
  assignedPower: { unit: 'kW' },
  difference: { unit: 'kW', signed: true },
  adjustablePower: { unit: 'kW' },
  baselinePower: { unit: 'kW', tone: 'neutral', signed: true, aliases: ['baseline'] },
  actualPower: { unit: 'kW', tone: 'home', signed: true, aliases: ['actual'] },
  responsePower: { unit: 'kW', tone: 'good', signed: true, aliases: ['response'] },
  deviationPower: { unit: 'kW', tone: 'bad', signed: true, aliases: ['deviation'] },
  unadjustedPower: { unit: 'kW', decimals: 2, signed: true },
  adjustedPower: { unit: 'kW', decimals: 2, signed: true },
  baselineBefore: { unit: 'kW', decimals: 2, signed: true },
  powerBefore: { unit: 'kW', decimals: 2, signed: true },
  leastPower: { unit: 'kW', tone: 'neutral', signed: true },
  mostPower: { unit: 'kW', tone: 'neutral', signed: true },
  missingSlots: { unit: '' },
  currentPower: { unit: 'kW', tone: 'good', signed: true },
  readBackPower: { unit: 'kW', signed: true },
  setpoint: { unit: 'kW', signed: true },
  targetEnergy: { unit: 'kWh' },
  responseEnergy: { unit: 'kWh', signed: true },
  completionRate: { unit: '%', decimals: 2, signed: true, aliases: ['completion'] },
  price: { unit: 'money/kWh', tone: 'price', signed: true },
  expectedIncome: { unit: 'money', tone: 'good', signed: true },
  resourceCount: { unit: '' },
});

/** Shares of an order among its resources (proposed fields A, adjust list). */
export const assignment = defineMeasures({
  baselinePower: dispatch.baselinePower,
  adjustablePower: dispatch.adjustablePower,
  suggestedPower: { unit: 'kW', tone: 'neutral' },
  assignedPower: dispatch.assignedPower,
  ratio: { unit: '%', decimals: 2 },
  price: dispatch.price,
});

/** Plans of resources, and what they are estimated to use (proposed fields A, elec-plan). */
export const planning = defineMeasures({
  planEnergy: { unit: 'kWh', tone: 'price', sums: false },
  maxPower: { unit: 'kW' },
  minPower: { unit: 'kW', signed: true },
  actualEnergy: { unit: 'kWh', tone: 'home' },
  deviationRate: { unit: '%', decimals: 2, signed: true },
  estimatedLoad: { unit: 'kW', tone: 'home' },
  estimatedPv: { unit: 'kW', tone: 'solar' },
  estimatedNet: { unit: 'kW', tone: 'grid', signed: true },
  plan: { unit: 'kW', tone: 'price', signed: true },
  actual: { unit: 'kW', tone: 'good', signed: true },
  upper: { unit: 'kW', signed: true },
  lower: { unit: 'kW', signed: true },
  estimatedEnergy: { unit: 'kWh', tone: 'home' },
  estimatedCost: { unit: 'money', tone: 'price' },
});

/** What resources are foreseen to use and to be able to do (proposed fields A, baseline and ability). */
export const forecasting = defineMeasures({
  ...ability,
  cost: { unit: 'money/kWh', tone: 'price', words: 'adjustmentCost' },
  sampleDays: { unit: 'd' },
  baselinePower: dispatch.baselinePower,
  avgPower: { unit: 'kW', tone: 'neutral', signed: true },
  maxPower: { unit: 'kW', tone: 'price', signed: true },
});

/** What a plant does at this moment, and can (`info` of a plant). */
export const plantNow = defineMeasures({
  realtimePower: { unit: 'kW', tone: 'grid', signed: true },
  upPower: ability.upPower,
  downPower: ability.downPower,
  duration: ability.duration,
  onlineRate: plantTotals.onlineRate,
});
