import { expect, it } from 'vitest';
import { priceDecimals } from './priceDecimals';

it.each([['€/kWh', 4], ['EUR / kWh', 4], ['¥/kWh', 4], ['c/kWh', 2], ['öre/kWh', 2], ['分/kWh', 2], ['€/MWh', 2], ['€', 2], ['kWh', 2], ['', 2]])('%s has %i decimals', (unit, decimals) => expect(priceDecimals(unit)).toBe(decimals));
