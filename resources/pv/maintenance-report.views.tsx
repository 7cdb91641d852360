import { defineViews } from '@/crud/views';
import { maintenanceReport } from '@schemas/pv/maintenance-report';
import { ReportPaper } from './maintenance/ReportPaper';

export default defineViews(maintenanceReport, { actions: { print: ReportPaper } });
