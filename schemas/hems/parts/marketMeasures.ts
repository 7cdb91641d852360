import { defineMeasures } from '@/dsl';

/** A price of the market: money of the area for a MWh, below zero at times. */
const price = { unit: 'money/MWh', signed: true, tone: 'price' } as const;
const other = { unit: 'money/MWh', signed: true } as const;
/** Said to the tenth of a MW, however many there are: nobody trades in GW. */
const power = { unit: 'MW', decimals: 1, prefix: false } as const;
const energy = { unit: 'MWh', decimals: 1, prefix: false } as const;

/** Day-ahead prices and volumes (proposed fields G). */
export const dayAhead = defineMeasures({
  currentPrice: price,
  basePrice: other,
  peakPrice: other,
  offPeakPrice: other,
  highestPrice: other,
  lowestPrice: other,
  weightedPrice: other,
  change: { unit: '%', signed: true, decimals: 2 },
  negativePeriods: { unit: '', sums: false },
  price: { ...price, words: 'dayAheadPrice' },
  forecastPrice: { ...other, tone: 'neutral' },
  loadForecast: { ...power, tone: 'home' },
  windForecast: { ...power, tone: 'carbon' },
  solarForecast: { ...power, tone: 'solar' },
  residualLoad: { ...power, signed: true, tone: 'grid' },
  buyVolume: { ...energy, tone: 'grid' },
  sellVolume: { ...energy, tone: 'good' },
  netPosition: { ...energy, signed: true },
});

export const intraday = defineMeasures({
  lastPrice: other,
  vwap: price,
  id1: other,
  id3: other,
  highPrice: { ...other, tone: 'bad' },
  lowPrice: { ...other, tone: 'good' },
  dayAheadPrice: { ...other, tone: 'neutral' },
  spread: other,
  intradayBuy: { ...energy, tone: 'grid', aliases: ['buyVolume'] },
  intradaySell: { ...energy, tone: 'good', aliases: ['sellVolume'] },
  tradeCount: { unit: '' },
});

/** Exchange with neighbours; import is above zero. */
export const flows = defineMeasures({
  netExchange: { ...power, signed: true, tone: 'grid', aliases: ['net'] },
  scheduled: { ...power, signed: true },
  physical: { ...power, signed: true },
  capacity: { ...power, words: 'transferCapacity' },
  utilisation: { unit: '%', decimals: 2 },
  priceSpread: other,
});

/** Generation by fuel: ENTSO-E's types of production, from the base load up. */
export const fuels = defineMeasures({
  nuclear: { ...power, aliases: ['B14'] },
  lignite: { ...power, aliases: ['B02'] },
  hardCoal: { ...power, aliases: ['B05'] },
  coalGas: { ...power, aliases: ['B03'] },
  oil: { ...power, aliases: ['B06'] },
  oilShale: { ...power, aliases: ['B07'] },
  peat: { ...power, aliases: ['B08'] },
  gas: { ...power, aliases: ['B04'] },
  waste: { ...power, aliases: ['B17'] },
  geothermal: { ...power, aliases: ['B09'] },
  biomass: { ...power, aliases: ['B01'] },
  runOfRiver: { ...power, aliases: ['B11'] },
  hydroReservoir: { ...power, aliases: ['B12'] },
  marine: { ...power, aliases: ['B13'] },
  windOnshore: { ...power, aliases: ['B19'] },
  windOffshore: { ...power, aliases: ['B18'] },
  sunPower: { ...power, tone: 'solar', aliases: ['B16', 'solar'] },
  otherRenewable: { ...power, aliases: ['B15'] },
  other: { ...power, aliases: ['B20'] },
  pumpedStorage: { ...power, signed: true, aliases: ['B10'] },
  fuelStorage: { ...power, signed: true, aliases: ['B25', 'storage'] },
  renewableShare: { unit: '%', tone: 'good', decimals: 2 },
  co2Intensity: { unit: 'g/kWh', tone: 'carbon', decimals: 1 },
});

/** All of them, in the order they stand on each other. */
export const FUELS = [
  'nuclear',
  'lignite',
  'hardCoal',
  'coalGas',
  'oil',
  'oilShale',
  'peat',
  'gas',
  'waste',
  'geothermal',
  'biomass',
  'runOfRiver',
  'hydroReservoir',
  'marine',
  'windOnshore',
  'windOffshore',
  'sunPower',
  'otherRenewable',
  'other',
  'pumpedStorage',
  'fuelStorage',
] as const;

/** What balances the grid, and what it costs who is off. */
export const imbalance = defineMeasures({
  shortagePrice: { ...other, tone: 'bad' },
  surplusPrice: { ...other, tone: 'good' },
  upPrice: price,
  downPrice: { ...other, tone: 'battery' },
  midPrice: other,
  systemImbalance: { ...power, signed: true, tone: 'grid' },
  afrrUp: power,
  afrrDown: { ...power, signed: true },
  mfrrUp: power,
  mfrrDown: { ...power, signed: true },
  upEnergy: { ...energy, sums: false },
  downEnergy: { ...energy, sums: false },
  upShare: { unit: '%', decimals: 2 },
  downShare: { unit: '%', decimals: 2 },
  avgUpPrice: other,
  avgDownPrice: other,
});
