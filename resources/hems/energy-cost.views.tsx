import { defineReportViews } from '@/report/views';
import { energyCost } from '@schemas/hems/energy-cost.report';
import { CostSummary } from './cost/CostSummary';
import { ModeInput } from './cost/ModeInput';
import { PriceCard } from './cost/PriceCard';
import { RecentDaysInput } from './cost/RecentDaysInput';
import { SingleDayInput } from './cost/SingleDayInput';
import { TradeCard } from './cost/TradeCard';
import { HomePage } from './shell/HomePage';

export default defineReportViews(energyCost, {
  frame: HomePage,
  params: { mode: ModeInput, days: RecentDaysInput, date: SingleDayInput },
  blocks: { summary: CostSummary, price: PriceCard, quantity: TradeCard, amount: TradeCard },
});
