import { defineReportViews } from '@/report/views';
import { energyMonitor } from '@schemas/hems/market/energy-monitor.report';
import { MonitorItems } from './MonitorItems';

export default defineReportViews(energyMonitor, {
  /** What is chosen in the list is no input of its own. */ params: { itemId: () => null },
  blocks: { items: MonitorItems },
});
