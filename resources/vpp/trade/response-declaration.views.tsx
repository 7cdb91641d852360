import { defineViews } from '@/crud/views';
import { responseDeclaration } from '@schemas/vpp/trade/response-declaration';
import { traceLinks } from './trace/traceLinks';

export default defineViews(responseDeclaration, { links: [traceLinks.ofNotice] });
