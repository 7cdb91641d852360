import { defineReportViews } from '@/report/views';
import { curveComparison } from '@schemas/pv/curve-comparison.report';
import { PerCapacity } from './curve/PerCapacity';

export default defineReportViews(curveComparison, { blocks: { normalised: PerCapacity } });
