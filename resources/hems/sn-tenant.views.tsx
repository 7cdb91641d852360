import { defineViews } from '@/crud/views';
import { snTenant } from '@schemas/hems/sn-tenant';
import { distributeSn } from './office/DistributeSn';

export default defineViews(snTenant, { actions: { distribute: distributeSn('hems/sn-tenant') } });
