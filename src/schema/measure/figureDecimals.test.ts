import { expect, it } from 'vitest';
import { figureDecimals } from './figureDecimals';

// covers HR-123, HR-124
it.each([
  ['€/kWh', 4],
  ['EUR / kWh', 4],
  ['¥/kWh', 4],
  ['c/kWh', 2],
  ['öre/kWh', 2],
  ['分/kWh', 2],
  ['€/MWh', 2],
  ['€', 2],
  ['kWh', 2],
  ['kg', 2],
  ['', 2],
  ['%', 1],
  ['°C', 1],
  ['℃', 1],
])('%s has %i decimals', (unit, decimals) => expect(figureDecimals(unit)).toBe(decimals));
