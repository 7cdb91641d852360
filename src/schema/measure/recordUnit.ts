import { siteDefaults } from '../services/siteDefaults';
import { currencyUnit } from './currencyUnit';

/**
 * The unit figures of a record are shown in: `money` is the currency in its field `currency`, or in the field
 * `currencyFrom` names; without one, that of the console (`configureSites`).
 *
 * @example recordUnit('money/kWh', { currency: 'SEK' }) // 'SEK/kWh'
 * @public
 */
export function recordUnit(unit: string, record: object = {}, currencyFrom = 'currency'): string {
  const own = new Map<string, unknown>(Object.entries(record)).get(currencyFrom);
  return currencyUnit(unit, typeof own === 'string' && own !== '' ? own : siteDefaults().currency);
}
