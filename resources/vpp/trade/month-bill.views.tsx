import { defineViews } from '@/crud/views';
import { monthBill } from '@schemas/vpp/trade/month-bill';
import { BillLines } from './settlement/BillLines';

export default defineViews(monthBill, {
  panels: [{ key: 'lines', schema: 'vpp/order-settlement', component: BillLines }],
});
