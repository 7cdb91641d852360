import { defineReportViews } from '@/report/views';
import { energyUsage } from '@schemas/hems/home/energy-usage.report';
import { DaysInput } from './range/DaysInput';
import { HomePage } from './shell/HomePage';
import { UsageSummary } from './usage/UsageSummary';

export default defineReportViews(energyUsage, {
  frame: HomePage,
  params: { days: DaysInput },
  blocks: { summary: UsageSummary },
});
