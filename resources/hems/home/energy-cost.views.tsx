import { defineReportViews } from '@/report/views';
import { energyCost } from '@schemas/hems/home/energy-cost.report';
import { PriceNote } from './cost/PriceNote';
import { DayMenuInput } from './range/DayMenuInput';
import { RecentDaysInput } from './cost/RecentDaysInput';
import { HomePage } from './shell/HomePage';

export default defineReportViews(energyCost, {
  frame: HomePage,
  params: { days: RecentDaysInput, date: DayMenuInput },
  notes: { price: PriceNote },
});
