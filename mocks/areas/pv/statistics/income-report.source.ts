import { incomeReport } from '@schemas/pv/statistics/income-report.report';
import { defineSource } from '../../../report/reportSource';
import { pvEarned, pvFigures, withSun } from './pvFigures';
import { METER_DATA } from './meterDay';

const { capacity, feedIn } = pvFigures;

export default defineSource(
  incomeReport,
  { capacity, feedIn, income: pvEarned },
  { where: withSun, reads: [METER_DATA] },
);
