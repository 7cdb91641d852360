import { number, rules } from '@/dsl';

/** How panels lie: tilt, and azimuth from the north (proposed fields L). */
export const orientation = {
  tilt: number({ rule: rules.angle180, decimals: 2, unit: '°' }),
  azimuth: number({ rule: rules.angle360, decimals: 2, unit: '°' }),
};
