import { defineViews } from '@/crud/views';
import { document } from '@schemas/pv/document';
import { PreviewDialog } from './document/PreviewDialog';

export default defineViews(document, { actions: { preview: PreviewDialog } });
