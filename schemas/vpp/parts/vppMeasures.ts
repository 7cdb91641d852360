import { defineMeasures } from '@/dsl';

/** What virtual power plants are, all together (`general` of the plants). */
export const plantTotals = defineMeasures({
  plantCount: { unit: '' },
  resourceCount: { unit: '' },
  unitCount: { unit: '' },
  aggregatedCapacity: { unit: 'MW', decimals: 2 },
  maxUpPower: { unit: 'MW', decimals: 2, tone: 'good' },
  maxDownPower: { unit: 'MW', decimals: 2, tone: 'battery' },
  realtimePower: { unit: 'MW', decimals: 3, tone: 'grid', signed: true },
  onlineRate: { unit: '%', tone: 'good' },
});

/** What resources can give more or use less (up), or give less or use more (down), and for how long. */
export const ability = defineMeasures({
  upPower: { unit: 'kW', tone: 'good', aliases: ['totalUpPower', 'upAbility', 'totalUp'] },
  downPower: { unit: 'kW', tone: 'battery', aliases: ['totalDownPower', 'downAbility', 'totalDown'] },
  duration: { unit: 'min', decimals: 0 },
  abilityCost: { unit: 'money/kWh', tone: 'price', aliases: ['cost'] },
  confidence: { unit: '%', tone: 'neutral' },
  resourceCount: { unit: '' },
});

/** Powers, energies and money of a response order, from its target to what came of it (proposed fields A, response-order). */
export const dispatch = defineMeasures({
  targetPower: { unit: 'kW', tone: 'price', aliases: ['target'] },
  assignedPower: { unit: 'kW', tone: 'good' },
  difference: { unit: 'kW', tone: 'bad', signed: true },
  adjustablePower: { unit: 'kW', tone: 'battery' },
  baselinePower: { unit: 'kW', tone: 'neutral', signed: true, aliases: ['baseline'] },
  actualPower: { unit: 'kW', tone: 'home', signed: true, aliases: ['actual'] },
  responsePower: { unit: 'kW', tone: 'good', signed: true, aliases: ['response'] },
  deviationPower: { unit: 'kW', tone: 'bad', signed: true, aliases: ['deviation'] },
  currentPower: { unit: 'kW', tone: 'good', signed: true },
  targetEnergy: { unit: 'kWh', tone: 'price' },
  responseEnergy: { unit: 'kWh', tone: 'good', signed: true },
  completionRate: { unit: '%', decimals: 2, signed: true, aliases: ['completion'] },
  price: { unit: 'money/kWh', tone: 'price', signed: true },
  expectedIncome: { unit: 'money', tone: 'good', signed: true },
  resourceCount: { unit: '' },
});
