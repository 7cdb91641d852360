import { defineMeasures } from '@/dsl';

/*
 * The quantities of this console, each said once: unit, colour, whether it adds up, other names on the wire. Texts are
 * `measures.<key>` and the formula `measureHelp.<key>` in `locales/measures`.
 */

/** Energies of a site (proposed fields F; spec 02 §3 names some otherwise). */
export const energy = defineMeasures({
  importEnergy: { unit: 'kWh', tone: 'grid', aliases: ['gridPurchase', 'purchase', 'mainsEnergy', 'gridImport'] },
  exportEnergy: { unit: 'kWh', tone: 'grid', aliases: ['gridExport', 'gridExported', 'exported', 'feedIn'] },
  generation: { unit: 'kWh', tone: 'solar', aliases: ['pvProduction', 'pvGeneration', 'production'] },
  selfUse: { unit: 'kWh', tone: 'good', aliases: ['selfUseEnergy'] },
  consumption: { unit: 'kWh', tone: 'home', aliases: ['usage', 'consumptionEnergy'] },
  chargeEnergy: { unit: 'kWh', tone: 'battery', aliases: ['batteryCharged', 'batteryCharge'] },
  dischargeEnergy: { unit: 'kWh', tone: 'battery', aliases: ['batteryDischarged', 'batteryDischarge'] },
  chargerEnergy: { unit: 'kWh', tone: 'charger', aliases: ['evChargerCharged'] },
  chargerDischarge: { unit: 'kWh', tone: 'charger', aliases: ['evChargerDischarged'] },
  otherLoad: { unit: 'kWh', tone: 'home' },
  chargeTimes: { unit: '', tone: 'charger' },
  equivalentHours: { unit: 'h', tone: 'solar' },
  efficiency: { unit: '%', tone: 'battery' },
  maxDemand: { unit: 'kW', tone: 'grid' },
  independence: { unit: '%', tone: 'good' },
  selfUseRate: { unit: '%', tone: 'good', aliases: ['selfUsePercent'] },
});

/** Energy by period of the tariff. */
export const tariffEnergy = defineMeasures({
  sharpEnergy: { unit: 'kWh', aliases: ['sharp'] },
  peakEnergy: { unit: 'kWh', aliases: ['peak'] },
  flatEnergy: { unit: 'kWh', aliases: ['flat'] },
  valleyEnergy: { unit: 'kWh', aliases: ['valley'] },
  deepValleyEnergy: { unit: 'kWh', aliases: ['deepValley'] },
});

/** What energy earned and cost, in the currency of the site. */
export const benefit = defineMeasures({
  income: { unit: 'money', tone: 'good', aliases: ['earnings', 'revenue'] },
  cost: { unit: 'money', tone: 'bad' },
  profit: { unit: 'money', tone: 'good', signed: true },
  arbitrageIncome: { unit: 'money', tone: 'battery', signed: true },
  demandIncome: { unit: 'money', tone: 'grid', signed: true },
  responseIncome: { unit: 'money', tone: 'price', signed: true },
  selfUseIncome: { unit: 'money', tone: 'solar' },
  feedInIncome: { unit: 'money', tone: 'grid', signed: true },
  subsidy: { unit: 'money', tone: 'neutral' },
  electricityFee: { unit: 'money', tone: 'price' },
  serviceFee: { unit: 'money', tone: 'charger' },
  energy: { unit: 'kWh', tone: 'home' },
  avgPrice: { unit: 'money/kWh', tone: 'price', aliases: ['averagePrice'] },
  costSaving: { unit: 'money', tone: 'good', signed: true, aliases: ['saving'] },
});

/** Prices of dynamic tariffs, in the hundredths of the area's currency that homes see (proposed fields, tariff); not the `avgPrice` that something was sold at. */
export const tariffPrices = defineMeasures({
  currentPrice: { unit: 'c/kWh', signed: true },
  meanPrice: { unit: 'c/kWh', signed: true, aliases: ['avgPrice'] },
  highestPrice: { unit: 'c/kWh', signed: true },
  lowestPrice: { unit: 'c/kWh', signed: true },
  negativeHours: { unit: 'h' },
  homeCount: { unit: '' },
  purchasePrice: { unit: 'c/kWh', tone: 'price', signed: true, aliases: ['purchase', 'purchased', 'import', 'buy', '购电', '购电价'] },
  exportPrice: { unit: 'c/kWh', tone: 'good', signed: true, aliases: ['export', 'exported', 'feedIn', 'sell', '上网', '上网价', '售电价'] },
  spotPrice: { unit: 'c/kWh', tone: 'neutral', signed: true, aliases: ['spot', 'market', 'marketPrice', '现货', '现货价'] },
});

/** Powers of this moment; from the battery and from the grid above zero. */
export const power = defineMeasures({
  gridPower: { unit: 'kW', tone: 'grid', signed: true },
  pvPower: { unit: 'kW', tone: 'solar' },
  storagePower: { unit: 'kW', tone: 'battery', signed: true },
  chargerPower: { unit: 'kW', tone: 'charger' },
  loadPower: { unit: 'kW', tone: 'home' },
  activePower: { unit: 'kW', signed: true, aliases: ['power'] },
  soc: { unit: '%', tone: 'battery', decimals: 1 },
});

/** What was not emitted. */
export const carbon = defineMeasures({
  co2Reduction: { unit: 'kg', tone: 'carbon', aliases: ['pvCarbonReduction', 'carbonReduction'] },
});

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

/** Where the energy of a unit of a smart grid came from (proposed fields F). */
export const supply = defineMeasures({
  supplyEnergy: { unit: 'kWh', tone: 'home' },
  gridEnergy: { unit: 'kWh', tone: 'grid' },
  pvEnergy: { unit: 'kWh', tone: 'solar' },
  storageEnergy: { unit: 'kWh', tone: 'battery' },
  greenShare: { unit: '%', tone: 'good' },
  lossRate: { unit: '%', tone: 'bad' },
  supplyFee: { unit: 'money', tone: 'price' },
});

/** What stands in stations, all together. */
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
  alarmCount: { unit: '', tone: 'bad', aliases: ['total', 'totalCount'] },
  activeCount: { unit: '', tone: 'bad', aliases: ['active'] },
  recoveredCount: { unit: '', tone: 'good', aliases: ['recovered'] },
  resetCount: { unit: '', aliases: ['reset'] },
  ignoredCount: { unit: '', tone: 'neutral', aliases: ['ignored'] },
});

/** Carbon of stations (proposed fields E; location based): what was emitted, avoided by their own sun, and offset by credits. */
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
