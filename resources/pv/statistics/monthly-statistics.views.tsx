import { defineViews } from '@/crud/views';
import { monthlyStatistics } from '@schemas/pv/statistics/monthly-statistics';
import { MonthChanges } from './monthly/MonthChanges';

export default defineViews(monthlyStatistics, { formPanels: [{ key: 'consequence', component: MonthChanges }] });
