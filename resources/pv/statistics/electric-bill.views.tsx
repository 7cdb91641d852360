import { defineViews } from '@/crud/views';
import { electricBill } from '@schemas/pv/statistics/electric-bill';
import { BillChecksOfDraft, BillChecksOfRecord } from './bill/BillChecks';

export default defineViews(electricBill, {
  panels: [{ key: 'checks', component: BillChecksOfRecord }],
  formPanels: [{ key: 'checks', component: BillChecksOfDraft }],
});
