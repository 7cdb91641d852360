import { defineViews } from '@/crud/views';
import { snOrganization } from '@schemas/hems/sn-organization';
import { distributeSn } from './office/DistributeSn';

export default defineViews(snOrganization, { actions: { distribute: distributeSn('hems/sn-organization') } });
