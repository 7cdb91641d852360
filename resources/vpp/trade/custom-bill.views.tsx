import { defineViews } from '@/crud/views';
import { customBill } from '@schemas/vpp/trade/custom-bill';
import { BillCheck } from './settlement/BillCheck';
import { BillLines } from './settlement/BillLines';
import { SeveralBills } from './settlement/SeveralBills';

export default defineViews(customBill, {
  actions: { generateSeveral: SeveralBills },
  formPanels: [{ key: 'check', component: BillCheck }],
  panels: [{ key: 'lines', schema: 'vpp/order-settlement', component: BillLines }],
});
