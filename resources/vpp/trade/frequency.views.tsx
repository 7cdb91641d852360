import { defineReportViews } from '@/report/views';
import { frequency } from '@schemas/vpp/trade/frequency.report';
import { RegulationControl } from './frequency/RegulationControl';

export default defineReportViews(frequency, { blocks: { control: RegulationControl } });
