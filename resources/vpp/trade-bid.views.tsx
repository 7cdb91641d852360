import { defineViews } from '@/crud/views';
import { tradeBid } from '@schemas/vpp/trade-bid';
import { BidCheck } from './trade/BidCheck';

export default defineViews(tradeBid, { formPanels: [{ key: 'check', component: BidCheck }] });
