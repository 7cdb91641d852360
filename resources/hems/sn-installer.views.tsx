import { defineViews } from '@/crud/views';
import { snInstaller } from '@schemas/hems/sn-installer';
import { distributeSn } from './office/DistributeSn';

export default defineViews(snInstaller, { actions: { distribute: distributeSn('hems/sn-installer') } });
