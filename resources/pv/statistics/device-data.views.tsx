import { defineViews } from '@/crud/views';
import { deviceData } from '@schemas/pv/statistics/device-data';
import { RecountChanges } from './recount/RecountChanges';

export default defineViews(deviceData, { actionPanels: { recalculate: { component: RecountChanges, stays: true } } });
