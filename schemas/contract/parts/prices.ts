import { defineMeasures, quantity } from '@/dsl';

/**
 * Prices and fees of contracts, in the currency of the record, with the four decimals of a price (proposed fields I).
 */
export const prices = defineMeasures({
  sharpPrice: { unit: 'money/kWh' },
  peakPrice: { unit: 'money/kWh' },
  flatPrice: { unit: 'money/kWh' },
  valleyPrice: { unit: 'money/kWh' },
  deepValleyPrice: { unit: 'money/kWh' },
  fixedPrice: { unit: 'money/kWh', tone: 'price' },
  price: { unit: 'money/kWh', tone: 'price' },
  electricityPrice: { unit: 'money/kWh', tone: 'price' },
  serviceFee: { unit: 'money/kWh', tone: 'charger', decimals: 4 },
  subsidy: { unit: 'money/kWh', tone: 'good' },
  nationalSubsidy: { unit: 'money/kWh', tone: 'good' },
  localSubsidy: { unit: 'money/kWh', tone: 'good' },
  capacityPrice: { unit: 'money/kVA', decimals: 4, sums: false },
  demandPrice: { unit: 'money/kW', decimals: 4, sums: false },
  parkingFee: { unit: 'money/h', decimals: 2, sums: false },
  fixedRent: { unit: 'money/a', decimals: 2, sums: false },
});

/** Most a kWh may cost: what is more is a slip of the keys. */
const MOST = 100;

/** What a kWh costs; prices below zero exist, fees below zero do not. */
export const price = <const K extends keyof typeof prices, const R extends boolean = false>(key: K, required?: R) =>
  quantity(prices, key, { input: true, min: -MOST, max: MOST, required: (required ?? false) as R });
export const fee = <const K extends keyof typeof prices, const R extends boolean = false>(key: K, required?: R) =>
  quantity(prices, key, { input: true, min: 0, max: 999_999_999, required: (required ?? false) as R });
