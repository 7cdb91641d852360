import { defineMeasures, money, number, quantity } from '@/dsl';

const energy = () => number({ required: true, min: 0, max: 999_999_999, decimals: 2, unit: 'kWh' });
const prices = defineMeasures({
  sharpPrice: { unit: 'money/kWh', decimals: 6 },
  peakPrice: { unit: 'money/kWh', decimals: 6 },
  flatPrice: { unit: 'money/kWh', decimals: 6 },
  valleyPrice: { unit: 'money/kWh', decimals: 6 },
  deepValleyPrice: { unit: 'money/kWh', decimals: 6 },
});
/**
 * Where the market sets them, prices of sunny hours are below zero, and so may be those of a month, and what is paid
 * for it.
 */
const LEAST = -999_999_999;
const price = (of: keyof typeof prices) => quantity(prices, of, { input: true, min: LEAST, max: 999_999_999 });
const fee = (required = false, min?: number) =>
  money({ required, currencyField: 'currency', ...(min !== undefined && { min }) });
const reading = () => number({ min: 0, max: 999_999_999, decimals: 2, unit: 'kWh' });

/** The figures of a bill: energy and price by period, fees, readings (proposed fields M). */
export const billFigures = {
  sharpEnergy: energy(),
  peakEnergy: energy(),
  flatEnergy: energy(),
  valleyEnergy: energy(),
  deepValleyEnergy: energy(),
  totalEnergy: energy(),
  sharpPrice: price('sharpPrice'),
  peakPrice: price('peakPrice'),
  flatPrice: price('flatPrice'),
  valleyPrice: price('valleyPrice'),
  deepValleyPrice: price('deepValleyPrice'),
  energyFee: fee(true, LEAST),
  basicFee: fee(),
  powerFactorFee: fee(false, LEAST),
  surcharge: fee(false, LEAST),
  totalFee: fee(true, LEAST),
  startReading: reading(),
  endReading: number({ min: 0, max: 999_999_999, decimals: 2, unit: 'kWh', notBelow: 'startReading' }),
};
