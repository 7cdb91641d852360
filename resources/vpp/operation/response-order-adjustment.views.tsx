import { defineViews } from '@/crud/views';
import { responseOrderAdjustment } from '@schemas/vpp/operation/response-order-adjustment';
import { traceLinks } from '../trade/trace/traceLinks';

export default defineViews(responseOrderAdjustment, { links: [traceLinks.ofOrder] });
