const MOST = 999_999_999;
const upTo = (unit: string, decimals = 2) => ({ min: 0, max: MOST, decimals, unit }) as const;

/**
 * Options of numbers with a unit: `number(power)`, `number({ ...power, required: true })`. Prices may be below zero.
 */
export const power = upTo('kW');
export const peakPower = upTo('kWp');
export const energy = upTo('kWh');
export const volume = upTo('m³');
export const cost = upTo('c/kWh', 4);
export const price = { min: -MOST, max: MOST, decimals: 4, unit: 'c/kWh' } as const;
