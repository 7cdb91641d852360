import { defineViews } from '@/crud/views';
import { tradeBid } from '@schemas/vpp/trade-bid';
import { ComputedDrawer } from './settlement/ComputedDrawer';
import { BidCheck } from './trade/BidCheck';

export default defineViews(tradeBid, { actions: { computed: ComputedDrawer }, formPanels: [{ key: 'check', component: BidCheck }] });
