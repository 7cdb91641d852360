import { defineMeasures } from '@/dsl';

/** A price of the market: money of the area for a MWh, below zero at times. */
const price = { unit: 'money/MWh', signed: true, tone: 'price' } as const;
const other = { unit: 'money/MWh', signed: true } as const;
const power = { unit: 'MW' } as const;

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
  price,
  forecastPrice: { ...other, tone: 'neutral' },
  loadForecast: { ...power, tone: 'home' },
  windForecast: { ...power, tone: 'carbon' },
  solarForecast: { ...power, tone: 'solar' },
  residualLoad: { ...power, signed: true, tone: 'grid' },
  buyVolume: { unit: 'MWh', tone: 'grid', decimals: 1 },
  sellVolume: { unit: 'MWh', tone: 'good', decimals: 1 },
  netPosition: { unit: 'MWh', signed: true, decimals: 1 },
});

/** Intraday prices and volumes. */
export const intraday = defineMeasures({
  lastPrice: other,
  vwap: price,
  id1: other,
  id3: other,
  highPrice: { ...other, tone: 'bad' },
  lowPrice: { ...other, tone: 'good' },
  dayAheadPrice: { ...other, tone: 'neutral' },
  spread: other,
  intradayBuy: { unit: 'MWh', tone: 'grid', decimals: 1, aliases: ['buyVolume'] },
  intradaySell: { unit: 'MWh', tone: 'good', decimals: 1, aliases: ['sellVolume'] },
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
  gas: { ...power, aliases: ['B04'] },
  waste: { ...power, aliases: ['B17'] },
  biomass: { ...power, aliases: ['B01'] },
  runOfRiver: { ...power, aliases: ['B11'] },
  windOnshore: { ...power, aliases: ['B19'] },
  windOffshore: { ...power, aliases: ['B18'] },
  sunPower: { ...power, tone: 'solar', aliases: ['B16', 'solar'] },
  pumpedStorage: { ...power, signed: true, aliases: ['B10'] },
  renewableShare: { unit: '%', tone: 'good', decimals: 2 },
  co2Intensity: { unit: 'g/kWh', tone: 'carbon', decimals: 1 },
});

/** What balances the grid, and what it costs who is off. */
export const imbalance = defineMeasures({
  shortagePrice: { ...other, tone: 'bad' },
  surplusPrice: { ...other, tone: 'good' },
  upPrice: price,
  downPrice: { ...other, tone: 'battery' },
  midPrice: other,
  systemImbalance: { ...power, signed: true, tone: 'grid', decimals: 1 },
  afrrUp: { ...power, decimals: 1 },
  afrrDown: { ...power, signed: true, decimals: 1 },
  mfrrUp: { ...power, decimals: 1 },
  mfrrDown: { ...power, signed: true, decimals: 1 },
  upEnergy: { unit: 'MWh', decimals: 1, sums: false },
  downEnergy: { unit: 'MWh', decimals: 1, sums: false },
  upShare: { unit: '%', decimals: 2 },
  downShare: { unit: '%', decimals: 2 },
  avgUpPrice: other,
  avgDownPrice: other,
});
