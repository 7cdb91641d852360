import { defineReportViews } from '@/report/views';
import { curveComparison } from '@schemas/pv/statistics/curve-comparison.report';
import { PerCapacity } from './curve/PerCapacity';

export default defineReportViews(curveComparison, { blocks: { normalised: PerCapacity } });
