import { number } from '@/dsl';

const energy = () => number({ required: true, min: 0, max: 999_999_999, decimals: 2, unit: 'kWh' });
const price = () => number({ min: 0, max: 999_999_999, decimals: 6, unit: 'money/kWh' });
const fee = (required = false) => number({ required, min: 0, max: 999_999_999, decimals: 2, unit: 'money' });
const reading = () => number({ min: 0, max: 999_999_999, decimals: 2, unit: 'kWh' });

/** The figures of a bill: energy and price by period, fees, readings (proposed fields M). */
export const billFigures = {
  sharpEnergy: energy(),
  peakEnergy: energy(),
  flatEnergy: energy(),
  valleyEnergy: energy(),
  deepValleyEnergy: energy(),
  totalEnergy: energy(),
  sharpPrice: price(),
  peakPrice: price(),
  flatPrice: price(),
  valleyPrice: price(),
  deepValleyPrice: price(),
  energyFee: fee(true),
  basicFee: fee(),
  powerFactorFee: number({ min: -999_999_999, max: 999_999_999, decimals: 2, unit: 'money' }),
  surcharge: fee(),
  totalFee: fee(true),
  startReading: reading(),
  endReading: number({ min: 0, max: 999_999_999, decimals: 2, unit: 'kWh', notBelow: 'startReading' }),
};
