import { defineReportViews } from '@/report/views';
import { vppInfo } from '@schemas/hems/vpp-info.report';
import { VppConfigCard } from './market/VppConfigCard';

export default defineReportViews(vppInfo, { blocks: { config: VppConfigCard } });
