import { defineReportViews } from '@/report/views';
import { dashboard } from '@schemas/hems/home/dashboard.report';
import { DayTotals } from './dashboard/totals/DayTotals';
import { FlowPanel } from './dashboard/flow/FlowPanel';
import { StatisticsHead } from './dashboard/StatisticsHead';
import { StrategyPanel } from './dashboard/strategy/StrategyPanel';
import { SummaryRangeInput } from './dashboard/SummaryRangeInput';
import { DayMenuInput } from './range/DayMenuInput';
import { HomePage } from './shell/HomePage';

export default defineReportViews(dashboard, {
  frame: HomePage,
  params: { range: SummaryRangeInput, day: DayMenuInput },
  blocks: { flow: FlowPanel, strategy: StrategyPanel, statistics: StatisticsHead, totals: DayTotals },
});
