import { recordUnit } from '@/schema';
import { curveTraits, type SlotsOf } from './type';

/** The unit figures are shown in; money is in the currency of the record (`currency`), else in that of the console. */
export function curveUnit(options: SlotsOf, record?: object): string {
  return recordUnit(curveTraits(options).unit, record);
}
