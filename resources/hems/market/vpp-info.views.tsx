import { defineReportViews } from '@/report/views';
import { vppInfo } from '@schemas/hems/market/vpp-info.report';
import { VppConfigCard } from './VppConfigCard';

export default defineReportViews(vppInfo, { blocks: { config: VppConfigCard } });
