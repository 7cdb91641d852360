import { defineViews } from '@/crud/views';
import { orderSettlement } from '@schemas/vpp/trade/order-settlement';
import { traceLinks } from './trace/traceLinks';

export default defineViews(orderSettlement, { links: [traceLinks.ofOrder] });
