import { pvEnergy } from '@schemas/statistics/pv-energy.report';
import { defineSource } from '../../report/reportSource';

/**
 * What is fed in is the sun's own part of it: with self-consumption it makes up the generation (operations, agreement
 * of the views).
 */
export default defineSource(
  pvEnergy,
  { exportEnergy: (sums) => sums.pvExport },
  { where: (site) => site.pv !== undefined },
);
