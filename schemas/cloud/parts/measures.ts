import { defineMeasures } from '@/dsl';

export const installed = defineMeasures({
  stationCount: { unit: '', sums: false },
  onlineCount: { unit: '', sums: false, tone: 'good' },
  pvCapacity: { unit: 'kWp', tone: 'solar' },
  storagePower: { unit: 'kW', tone: 'battery' },
  storageCapacity: { unit: 'kWh', tone: 'battery', sums: false },
  chargerPower: { unit: 'kW', tone: 'charger' },
});

/** How many devices there are, and how they are. */
export const fleet = defineMeasures({
  deviceCount: { unit: '', sums: false },
  onlineCount: { unit: '', sums: false, tone: 'good' },
  offlineCount: { unit: '', sums: false, tone: 'neutral' },
  alarmCount: { unit: '', sums: false, tone: 'bad' },
  faultCount: { unit: '', sums: false, tone: 'bad' },
});

/** How many alarms there are, by how they stand. */
export const alarmCounts = defineMeasures({
  alarmCount: { unit: '', tone: 'neutral', aliases: ['total', 'totalCount'] },
  activeCount: { unit: '', tone: 'bad', aliases: ['active'] },
  recoveredCount: { unit: '', tone: 'good', aliases: ['recovered'] },
  resetCount: { unit: '', aliases: ['reset'] },
  ignoredCount: { unit: '', tone: 'neutral', aliases: ['ignored'] },
});

/**
 * Carbon of stations (proposed fields E; location based): what was emitted, avoided by their own sun, and offset by
 * credits.
 */
export const carbonBalance = defineMeasures({
  emission: { unit: 't', tone: 'bad' },
  reduction: { unit: 't', tone: 'carbon' },
  offset: { unit: 't', tone: 'good', aliases: ['carbonOffset'] },
  netEmission: { unit: 't', tone: 'bad', signed: true },
  greenEnergy: { unit: 'kWh', tone: 'good', aliases: ['greenPower'] },
  greenShare: { unit: '%', tone: 'good' },
  trees: { unit: '', tone: 'carbon', sums: true },
});

/** A plan beside what was done. */
export const planRun = defineMeasures({
  plan: { unit: 'kW', tone: 'neutral', signed: true, aliases: ['planPower'] },
  actual: { unit: 'kW', tone: 'good', signed: true, aliases: ['actualPower'] },
  soc: { unit: '%', tone: 'battery' },
});

/** Batteries that are monitored, all together; discharge is positive. */
export const stored = defineMeasures({
  deviceCount: { unit: '' },
  runningCount: { unit: '', tone: 'good' },
  faultCount: { unit: '', tone: 'bad' },
  totalPower: { unit: 'kW', tone: 'battery', signed: true },
  todayCharge: { unit: 'kWh', tone: 'battery' },
  todayDischarge: { unit: 'kWh', tone: 'battery' },
  availableCharge: { unit: 'kWh', tone: 'battery' },
  availableDischarge: { unit: 'kWh', tone: 'battery' },
});

/** Charge piles that are monitored, all together. */
export const charging = defineMeasures({
  deviceCount: { unit: '' },
  chargingCount: { unit: '', tone: 'good' },
  faultCount: { unit: '', tone: 'bad' },
  totalPower: { unit: 'kW', tone: 'charger' },
  todayEnergy: { unit: 'kWh', tone: 'charger' },
  todayFee: { unit: 'money', tone: 'price' },
});

/** Meters of the mains, all together. */
export const mains = defineMeasures({
  deviceCount: { unit: '' },
  totalPower: { unit: 'kW', tone: 'grid', signed: true },
  todayImport: { unit: 'kWh', tone: 'grid' },
  todayExport: { unit: 'kWh', tone: 'grid' },
});

/** Days of stations, all together. */
export const diaryTotals = defineMeasures({
  chargeEnergy: { unit: 'kWh', tone: 'battery' },
  dischargeEnergy: { unit: 'kWh', tone: 'battery' },
  pvEnergy: { unit: 'kWh', tone: 'solar' },
  importEnergy: { unit: 'kWh', tone: 'grid' },
  exportEnergy: { unit: 'kWh', tone: 'grid' },
  chargerEnergy: { unit: 'kWh', tone: 'charger' },
  income: { unit: 'money', tone: 'price', signed: true },
});

/** What a station took, gave and earned this month, and how much of it is heard of its devices. */
export const stationTotals = defineMeasures({
  generation: { unit: 'kWh', tone: 'solar' },
  consumption: { unit: 'kWh', tone: 'home' },
  importEnergy: { unit: 'kWh', tone: 'grid' },
  exportEnergy: { unit: 'kWh', tone: 'grid' },
  income: { unit: 'money', tone: 'good' },
  onlineRate: { unit: '%', tone: 'good' },
});
