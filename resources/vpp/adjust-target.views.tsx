import { defineReportViews } from '@/report/views';
import { adjustTarget } from '@schemas/vpp/adjust-target.report';
import { TargetState } from './frequency/TargetState';

export default defineReportViews(adjustTarget, { blocks: { state: TargetState } });
