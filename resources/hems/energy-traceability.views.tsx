import { defineReportViews } from '@/report/views';
import { energyTraceability } from '@schemas/hems/energy-traceability.report';
import { FlowCard } from './market/FlowCard';

export default defineReportViews(energyTraceability, { blocks: { flow: FlowCard } });
