import { defineViews } from '@/crud/views';
import { tradeNotice } from '@schemas/vpp/trade/trade-notice';
import { traceLinks } from './trace/traceLinks';

export default defineViews(tradeNotice, { links: [traceLinks.notice] });
