import { defineViews } from '@/crud/views';
import { responseOrderCommand } from '@schemas/vpp/operation/response-order-command';
import { traceLinks } from '../trade/trace/traceLinks';

export default defineViews(responseOrderCommand, { links: [traceLinks.ofOrder] });
