import { defineViews } from '@/crud/views';
import { customBill } from '@schemas/vpp/custom-bill';
import { ComputedDrawer } from './settlement/ComputedDrawer';
import { BillPaper } from './settlement/BillPaper';
import { BillCheck } from './settlement/BillCheck';
import { SeveralBills } from './settlement/SeveralBills';

export default defineViews(customBill, { actions: { computed: ComputedDrawer, print: BillPaper, generateSeveral: SeveralBills }, formPanels: [{ key: 'check', component: BillCheck }] });
