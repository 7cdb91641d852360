import { defineViews } from '@/crud/views';
import { tradeBid } from '@schemas/vpp/trade/trade-bid';
import { BidCheck } from './bids/BidCheck';

export default defineViews(tradeBid, { formPanels: [{ key: 'check', component: BidCheck }] });
