import { smartGridUnit } from '@schemas/statistics/smart-grid-unit.report';
import { percent } from '../../report/part';
import { defineSource } from '../../report/reportSource';
import type { Sums } from '../../world/model';

/** What the batteries gave and the sun gave at once; the mains gave the rest, so that the three make up the whole. */
const pv = (sums: Sums): number => Math.min(sums.selfUse, sums.consumption);
const storage = (sums: Sums): number => Math.min(sums.dischargeEnergy, sums.consumption - pv(sums));

export default defineSource(smartGridUnit, {
  supplyEnergy: (sums) => sums.consumption,
  pvEnergy: pv,
  storageEnergy: storage,
  gridEnergy: (sums) => sums.consumption - pv(sums) - storage(sums),
  greenShare: (sums) => percent(pv(sums), sums.consumption),
  lossRate: (sums) =>
    percent(sums.consumption - sums.loadEnergy - sums.chargerEnergy - sums.heatEnergy, sums.consumption),
  supplyFee: (sums) => sums.gridCost,
});
