import { defineReportViews } from '@/report/views';
import { energyReport } from '@schemas/hems/home/energy-report.report';
import { DaysInput } from './range/DaysInput';
import { HomePage } from './shell/HomePage';

export default defineReportViews(energyReport, { frame: HomePage, params: { days: DaysInput } });
