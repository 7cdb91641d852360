import { stationSynthesize } from '@schemas/pv/station-synthesize.report';
import { defineSource } from '../../report/reportSource';
import { ORDERS, PLAN, pvEarned, pvFigures, pvUpkeepFigures, withSun } from './pvFigures';

export default defineSource(stationSynthesize, { ...pvFigures, ...pvUpkeepFigures, income: pvEarned }, { where: withSun, reads: [PLAN, ORDERS] });
