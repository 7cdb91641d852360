import { defineViews } from '@/crud/views';
import { settlementResponseOrder } from '@schemas/vpp/trade/settlement-response-order';
import { traceLinks } from './trace/traceLinks';

export default defineViews(settlementResponseOrder, { links: [traceLinks.ofOrder] });
