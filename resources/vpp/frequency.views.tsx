import { defineReportViews } from '@/report/views';
import { frequency } from '@schemas/vpp/frequency.report';
import { RegulationControl } from './frequency/RegulationControl';
import { RegulationState } from './frequency/RegulationState';

export default defineReportViews(frequency, { blocks: { state: RegulationState, control: RegulationControl } });
