import { defineViews } from '@/crud/views';
import { responseOrderRunResource } from '@schemas/vpp/operation/response-order-run-resource';
import { traceLinks } from '../trade/trace/traceLinks';

export default defineViews(responseOrderRunResource, { links: [traceLinks.ofOrder] });
