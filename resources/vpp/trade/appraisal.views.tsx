import { defineViews } from '@/crud/views';
import { appraisal } from '@schemas/vpp/trade/appraisal';
import { traceLinks } from './trace/traceLinks';

export default defineViews(appraisal, { links: [traceLinks.ofOrder] });
