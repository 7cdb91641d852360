import { defineMeasures } from '@/dsl';

export * from './calculator/parts/measures';
export * from './cloud/parts/measures';
export * from './pv/parts/measures';
export * from './statistics/parts/measures';

/*
 * The quantities of this console, each said once: unit, color, whether it adds up, other names on the wire. Texts are
 * `measures.<key>` and the formula `measureHelp.<key>` in `locales/measures`. What several areas have stands here, what
 * one has in its `parts/measures.ts`; all of them are had from here.
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

/**
 * Prices of dynamic tariffs, in the hundredths of the area's currency that homes see (proposed fields, tariff); not the
 * `avgPrice` that something was sold at.
 */
export const tariffPrices = defineMeasures({
  currentPrice: { unit: 'c/kWh', signed: true, ofNow: true },
  meanPrice: { unit: 'c/kWh', signed: true, aliases: ['avgPrice'] },
  highestPrice: { unit: 'c/kWh', signed: true },
  lowestPrice: { unit: 'c/kWh', signed: true },
  negativeHours: { unit: 'h' },
  homeCount: { unit: '', ofNow: true },
  purchasePrice: {
    unit: 'c/kWh',
    tone: 'price',
    signed: true,
    aliases: ['purchase', 'purchased', 'import', 'buy', '购电', '购电价'],
  },
  exportPrice: {
    unit: 'c/kWh',
    tone: 'good',
    signed: true,
    aliases: ['export', 'exported', 'feedIn', 'sell', '上网', '上网价', '售电价'],
  },
  spotPrice: {
    unit: 'c/kWh',
    tone: 'neutral',
    signed: true,
    aliases: ['spot', 'market', 'marketPrice', '现货', '现货价'],
  },
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
