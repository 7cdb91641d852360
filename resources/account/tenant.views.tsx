import { lazy } from 'react';
import { defineViews } from '@/crud/views';
import { tenant } from '@schemas/account/tenant';

/** Dialogs come when they are opened: the list is often the first page there is. */
const AssignDialog = lazy(async () => ({ default: (await import('./tenant/ProductDialog')).AssignDialog }));
const UnassignDialog = lazy(async () => ({ default: (await import('./tenant/ProductDialog')).UnassignDialog }));

export default defineViews(tenant, { actions: { assign: AssignDialog, unassign: UnassignDialog } });
