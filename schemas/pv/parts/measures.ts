import { defineMeasures } from '@/dsl';

/** What photovoltaic stations gave, against their plan and the sun they had (IEC 61724-1; proposed fields N). */
export const pvYield = defineMeasures({
  capacity: { unit: 'kWp', tone: 'solar' },
  planGeneration: { unit: 'kWh', tone: 'neutral' },
  generation: { unit: 'kWh', tone: 'solar' },
  achievement: { unit: '%', tone: 'good', decimals: 2 },
  irradiation: { unit: 'kWh/m²', tone: 'price' },
  theoreticalGeneration: { unit: 'kWh', tone: 'neutral' },
  equivalentHours: { unit: 'h', tone: 'solar' },
  pr: { unit: '%', tone: 'good', decimals: 2 },
  availability: { unit: '%', tone: 'good', decimals: 2 },
  selfUse: { unit: 'kWh', tone: 'good' },
  feedIn: { unit: 'kWh', tone: 'grid' },
  mainsEnergy: { unit: 'kWh', tone: 'home' },
});

/** What their energy earned. */
export const pvIncome = defineMeasures({
  selfUseIncome: { unit: 'money', tone: 'solar' },
  feedInIncome: { unit: 'money', tone: 'grid', signed: true },
  subsidy: { unit: 'money', tone: 'neutral' },
  income: { unit: 'money', tone: 'good', signed: true },
});

/** What went wrong at them, and what their energy saved. */
export const pvUpkeep = defineMeasures({
  co2Reduction: { unit: 't', tone: 'carbon' },
  coalSaving: { unit: 't', tone: 'carbon' },
  alarmCount: { unit: '', tone: 'bad' },
  workOrders: { unit: '', tone: 'neutral', aliases: ['orderCount'] },
  faultCount: { unit: '', tone: 'bad' },
  runningHours: { unit: 'h', tone: 'good', sums: true },
  faultHours: { unit: 'h', tone: 'bad', decimals: 1, sums: true },
});

/** The sun and the power at a moment. */
export const pvPower = defineMeasures({
  power: { unit: 'kW', tone: 'solar' },
  irradiance: { unit: 'W/m²', tone: 'price', decimals: 1 },
  peakPower: { unit: 'kW', tone: 'solar' },
});

/** Currents of the strings of an inverter. */
export const stringCurrents = defineMeasures({
  stringCount: { unit: '', sums: false },
  avgCurrent: { unit: 'A', decimals: 2 },
  maxCurrent: { unit: 'A', decimals: 2 },
  minCurrent: { unit: 'A', decimals: 2 },
  dispersion: { unit: '%', tone: 'bad', decimals: 2 },
});

/** All stations on one screen (proposed fields M, station screen). */
export const pvScreen = defineMeasures({
  stationCount: { unit: '', sums: false },
  capacity: { unit: 'kWp', tone: 'solar' },
  power: { unit: 'kW', tone: 'solar' },
  powerBefore: { unit: 'kW', tone: 'neutral', words: 'powerDayBefore' },
  todayEnergy: { unit: 'kWh', tone: 'solar', sums: false },
  monthEnergy: { unit: 'kWh', tone: 'solar', sums: false },
  yearEnergy: { unit: 'kWh', tone: 'solar', sums: false },
  totalEnergy: { unit: 'kWh', tone: 'solar', sums: false },
  todayIncome: { unit: 'money', tone: 'good', sums: false },
  totalIncome: { unit: 'money', tone: 'good', sums: false },
  co2Reduction: { unit: 't', tone: 'carbon', sums: false },
  coalSaving: { unit: 't', tone: 'carbon', sums: false },
  trees: { unit: '', tone: 'carbon', sums: false },
  onlineCount: { unit: '', sums: false, tone: 'good' },
  offlineCount: { unit: '', sums: false, tone: 'neutral' },
  alarmCount: { unit: '', sums: false, tone: 'bad' },
});
