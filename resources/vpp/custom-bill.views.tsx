import { defineViews } from '@/crud/views';
import { customBill } from '@schemas/vpp/custom-bill';
import { ComputedDrawer } from './settlement/ComputedDrawer';
import { BillPaper } from './settlement/BillPaper';
import { BillCheck } from './settlement/BillCheck';

export default defineViews(customBill, { actions: { computed: ComputedDrawer, print: BillPaper }, formPanels: [{ key: 'check', component: BillCheck }] });
