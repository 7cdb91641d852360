import { defineReportViews } from '@/report/views';
import { topology } from '@schemas/pv/operation/topology.report';
import { TopologyBlock } from './topology/TopologyBlock';

export default defineReportViews(topology, { blocks: { parts: TopologyBlock } });
