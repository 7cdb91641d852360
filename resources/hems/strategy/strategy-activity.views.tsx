import { defineReportViews } from '@/report/views';
import { strategyActivity } from '@schemas/hems/strategy/strategy-activity.report';
import { AlarmTools } from './user-detail/alarms/AlarmTools';
import { DayInput } from './user-detail/DayInput';
import { StatusDots } from './user-detail/strategy/StatusDots';
import { UserSummary } from './user-detail/summary/UserSummary';
import { UserPage } from './user-detail/UserPage';

// covers HS-012, HS-013, HS-032, HR-018, HR-074, HR-075, HR-076, HR-077, HR-078, HR-079
export default defineReportViews(strategyActivity, {
  frame: UserPage,
  params: { date: DayInput },
  blocks: { alarms: AlarmTools, summary: UserSummary },
  notes: { power: StatusDots },
});
