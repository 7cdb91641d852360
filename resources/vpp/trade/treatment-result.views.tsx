import { defineViews } from '@/crud/views';
import { treatmentResult } from '@schemas/vpp/trade/treatment-result';
import { traceLinks } from './trace/traceLinks';

export default defineViews(treatmentResult, { links: traceLinks.ofResult });
