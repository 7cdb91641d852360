import { defineReportViews } from '@/report/views';
import { energyMonitor } from '@schemas/hems/energy-monitor.report';
import { MonitorItems } from './market/MonitorItems';

export default defineReportViews(energyMonitor, {
  /** What is chosen in the list is no input of its own. */ params: { itemId: () => null },
  blocks: { items: MonitorItems },
});
