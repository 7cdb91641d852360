import { stationSynthesize } from '@schemas/pv/statistics/station-synthesize.report';
import { defineSource } from '../../../report/reportSource';
import { ORDERS, PLAN, pvEarned, pvFigures, pvUpkeepFigures, withSun } from './pvFigures';
import { METER_DATA } from './meterDay';

export default defineSource(
  stationSynthesize,
  { ...pvFigures, ...pvUpkeepFigures, income: pvEarned },
  { where: withSun, reads: [PLAN, ORDERS, METER_DATA] },
);
