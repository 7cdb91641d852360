import { defineViews } from '@/crud/views';
import { monthlyStatistics } from '@schemas/pv/monthly-statistics';
import { MonthTotal } from './monthly/MonthTotal';

export default defineViews(monthlyStatistics, { formPanels: [{ key: 'consequence', component: MonthTotal }] });
