import { expect, it } from 'vitest';
import { defineMeasures } from '@/schema';
import { currencyIn } from './currencyIn';

const measures = defineMeasures({ netCost: { unit: 'money' }, purchased: { unit: 'kWh' } });

it.each([
  [{ currency: 'SEK', list: [{ currency: 'EUR' }] }, 'SEK'],
  [{ list: [{ currency: 'EUR', netCost: 1 }] }, 'EUR'],
  [{ list: [{ purchased: { value: 1, unit: 'kWh' }, netCost: { value: 1, unit: 'NOK' } }] }, 'NOK'],
  [{ xlist: [], ylist: [null, { name: 'purchased', unit: 'kWh' }, { dataKey: 'net_cost', unit: '€' }] }, '€'],
  [
    {
      xlist: [],
      ylist: [
        { name: 'netCost', unit: null },
        { name: 'Water', unit: 'm³' },
      ],
    },
    '',
  ],
  [{ list: null, ylist: 'x' }, ''],
  [null, ''],
])('%j speaks of %j', (raw, currency) => expect(currencyIn(raw, measures)).toBe(currency));
