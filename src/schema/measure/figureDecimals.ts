import { unitTraits } from './unit';

/**
 * Decimals of a figure in the unit an answer sent with it: those of the unit; two where it sent none, for that makes no
 * count of it.
 *
 * @public
 */
export function figureDecimals(unit: string): number {
  return unit.trim() === '' ? 2 : unitTraits(unit.trim()).decimals;
}
