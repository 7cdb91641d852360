import { defineReportViews } from '@/report/views';
import { stationDailyReport } from '@schemas/pv/statistics/station-daily-report.report';
import { RecountDay } from './daily/RecountDay';

export default defineReportViews(stationDailyReport, { blocks: { recount: RecountDay } });
