import { siteDefaults } from '../services/siteDefaults';
import { currencyUnit } from './currencyUnit';

/**
 * The unit figures of a record are shown in: `money` is the currency its field `currency` says, else that of the
 * console.
 *
 * @public
 */
export function recordUnit(unit: string, record: object = {}, currencyFrom = 'currency'): string {
  const own = new Map<string, unknown>(Object.entries(record)).get(currencyFrom);
  return currencyUnit(unit, typeof own === 'string' && own !== '' ? own : siteDefaults().currency);
}
