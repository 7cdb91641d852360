import { number } from '@/dsl';

const MOST = 999_999_999;

/** Powers and energies that a person fills in, 0 to 999999999 with 2 decimals (proposed fields A). */
export const kilowatts = () => number({ min: 0, max: MOST, decimals: 2, unit: 'kW' });
export const neededKilowatts = () => number({ required: true, min: 0, max: MOST, decimals: 2, unit: 'kW' });
/** How fast a power changes. */
export const rampRate = () => number({ min: 0, max: MOST, decimals: 2, unit: 'kW/min' });
export const minutes = () => number({ min: 0, max: MOST, unit: 'min' });
