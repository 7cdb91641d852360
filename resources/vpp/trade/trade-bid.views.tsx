import { defineViews } from '@/crud/views';
import { tradeBid } from '@schemas/vpp/trade/trade-bid';
import { BidCheck } from './bids/BidCheck';
import { traceLinks } from './trace/traceLinks';

export default defineViews(tradeBid, {
  links: [traceLinks.ofNotice],
  formPanels: [{ key: 'check', component: BidCheck }],
});
