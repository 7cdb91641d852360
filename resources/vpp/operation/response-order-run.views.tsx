import { defineViews } from '@/crud/views';
import { responseOrderRun } from '@schemas/vpp/operation/response-order-run';
import { traceLinks } from '../trade/trace/traceLinks';

export default defineViews(responseOrderRun, { links: [traceLinks.ofOrder] });
