import { defineViews } from '@/crud/views';
import { monthBill } from '@schemas/vpp/month-bill';
import { ComputedDrawer } from './settlement/ComputedDrawer';
import { BillPaper } from './settlement/BillPaper';

export default defineViews(monthBill, { actions: { computed: ComputedDrawer, print: BillPaper } });
