import { defineReportViews } from '@/report/views';
import { energyTraceability } from '@schemas/hems/market/energy-traceability.report';
import { FlowCard } from './FlowCard';

export default defineReportViews(energyTraceability, { blocks: { flow: FlowCard } });
