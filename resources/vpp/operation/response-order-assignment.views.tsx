import { defineViews } from '@/crud/views';
import { responseOrderAssignment } from '@schemas/vpp/operation/response-order-assignment';
import { traceLinks } from '../trade/trace/traceLinks';

export default defineViews(responseOrderAssignment, { links: [traceLinks.ofOrder] });
