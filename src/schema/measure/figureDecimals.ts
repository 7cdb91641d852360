import { unitTraits } from './unit';

/**
 * Decimals of a figure in the unit an answer sent with it: those of the unit; two where it sent none, because it need
 * not be a count.
 *
 * @example figureDecimals('€/kWh') // 4; figureDecimals('') is 2
 * @public
 */
export function figureDecimals(unit: string): number {
  return unit.trim() === '' ? 2 : unitTraits(unit.trim()).decimals;
}
