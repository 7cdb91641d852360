import { defineReportViews } from '@/report/views';
import { forecast } from '@schemas/vpp/forecast.report';
import { BaselineChart } from './ability/BaselineChart';
import { DayAbility } from './ability/DayAbility';

export default defineReportViews(forecast, { blocks: { ability: DayAbility, baseline: BaselineChart } });
