import { defineReportViews } from '@/report/views';
import { diagram } from '@schemas/cloud/monitor/diagram.report';
import { DiagramBlock } from './diagram/DiagramBlock';

export default defineReportViews(diagram, { blocks: { picture: DiagramBlock } });
