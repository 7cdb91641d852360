import { incomeReport } from '@schemas/pv/income-report.report';
import { defineSource } from '../../report/reportSource';
import { pvEarned, pvFigures, withSun } from './pvFigures';

const { capacity, feedIn } = pvFigures;

export default defineSource(incomeReport, { capacity, feedIn, income: pvEarned }, { where: withSun });
