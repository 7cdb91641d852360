import { operationReport } from '@schemas/pv/statistics/operation-report.report';
import { defineSource } from '../../../report/reportSource';
import { ofPlan, pvFigures } from './pvFigures';

export default defineSource(operationReport, pvFigures, ofPlan);
