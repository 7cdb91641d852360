import { defineViews } from '@/crud/views';
import { brand } from '@schemas/hems/brand';
import { listDialog } from './office/listDialog';

export default defineViews(brand, { actions: { topList: listDialog('hems/top-brand') } });
