import { defineViews } from '@/crud/views';
import { settlementTrade } from '@schemas/vpp/trade/settlement-trade';
import { traceLinks } from './trace/traceLinks';

export default defineViews(settlementTrade, { links: [traceLinks.ofOrder] });
