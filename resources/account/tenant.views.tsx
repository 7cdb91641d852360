import { defineViews } from '@/crud/views';
import { tenant } from '@schemas/account/tenant';
import { AssignDialog, UnassignDialog } from './tenant/ProductDialog';

export default defineViews(tenant, { actions: { assign: AssignDialog, unassign: UnassignDialog } });
