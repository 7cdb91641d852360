import { defineReportViews } from '@/report/views';
import { monitorStation } from '@schemas/cloud/monitor/monitor-station.report';
import { StationMap } from './map/StationMap';

export default defineReportViews(monitorStation, { blocks: { map: StationMap } });
