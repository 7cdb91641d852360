import { defineViews } from '@/crud/views';
import { settlementTrade } from '@schemas/vpp/settlement-trade';
import { ComputedDrawer } from './settlement/ComputedDrawer';

export default defineViews(settlementTrade, { actions: { computed: ComputedDrawer } });
