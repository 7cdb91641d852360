import { defineReportViews } from '@/report/views';
import { strategyResult } from '@schemas/hems/strategy/strategy-result.report';
import { AccuracyBlock } from './user-detail/result/AccuracyBlock';
import { DateTypeInput } from './user-detail/result/DateTypeInput';
import { LeadDaysInput } from './user-detail/result/LeadDaysInput';
import { ResultRules } from './user-detail/result/ResultRules';
import { UserPage } from './user-detail/UserPage';

// covers HS-027, HR-098, HR-099
export default defineReportViews(strategyResult, {
  frame: UserPage,
  params: { dateType: DateTypeInput, days: LeadDaysInput },
  blocks: {
    rules: ResultRules,
    purchasePrice: AccuracyBlock,
    exportPrice: AccuracyBlock,
    load: AccuracyBlock,
    generation: AccuracyBlock,
  },
});
