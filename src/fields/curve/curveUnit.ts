import { siteDefaults } from '@/schema';
import { currencyUnit } from '@/schema/measure/currencyUnit';
import { curveTraits, type SlotsOf } from './type';

/** The unit figures are shown in; money is in the currency of the record (`currency`), else in that of the console. */
export function curveUnit(options: SlotsOf, record: object = {}): string {
  const own = new Map<string, unknown>(Object.entries(record)).get('currency');
  return currencyUnit(curveTraits(options).unit, typeof own === 'string' && own !== '' ? own : siteDefaults().currency);
}
