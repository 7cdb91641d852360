import { defineViews } from '@/crud/views';
import { customBill } from '@schemas/vpp/trade/custom-bill';
import { BillCheck } from './settlement/BillCheck';
import { SeveralBills } from './settlement/SeveralBills';

export default defineViews(customBill, {
  actions: { generateSeveral: SeveralBills },
  formPanels: [{ key: 'check', component: BillCheck }],
});
