import { defineViews } from '@/crud/views';
import { file } from '@schemas/pv/file';
import { PreviewDialog } from './document/PreviewDialog';

export default defineViews(file, { actions: { preview: PreviewDialog } });
