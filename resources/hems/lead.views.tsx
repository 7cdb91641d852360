import { defineViews } from '@/crud/views';
import { lead } from '@schemas/hems/lead';
import { LeadList } from './office/LeadList';
import { MergeDevices } from './office/MergeDevices';
import { TableHeaderDialog } from './office/TableHeaderDialog';

export default defineViews(lead, { pages: { list: LeadList }, actions: { mergeDevice: MergeDevices, tableHeader: TableHeaderDialog } });
