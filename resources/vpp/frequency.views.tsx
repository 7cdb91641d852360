import { defineReportViews } from '@/report/views';
import { frequency } from '@schemas/vpp/frequency.report';
import { RegulationControl } from './frequency/RegulationControl';

export default defineReportViews(frequency, { blocks: { control: RegulationControl } });
