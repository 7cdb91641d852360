import type { BackendModule } from '../../../module';
import { grantMenus } from '../../../seed/grantMenus';
import { seedMenus } from '../../../seed/seedMenus';
import { costEndpoints } from './cost/costEndpoints';
import { dashboardEndpoints } from './dashboard/dashboardEndpoints';
import { deviceEndpoints } from './devices/deviceEndpoints';
import { bindEndpoints } from './homes/bindEndpoints';
import { groupEndpoints } from './homes/groupEndpoints';
import { homeEndpoints } from './homes/homeEndpoints';
import { homeHooks } from './homes/homeHooks';
import { installerHooks } from './homes/installerHooks';
import { seedGroups } from './homes/seedGroups';
import { seedHomes } from './homes/seedHomes';
import { seedInstallers } from './homes/seedInstallers';
import { seedLeads } from './homes/seedLeads';
import { hemsMenus } from './menus';
import { homeReportEndpoints } from './report/homeReportEndpoints';
import { hemsRoleGrants } from './hemsRoleGrants';
import { pickEndpoints } from './tariff/pickEndpoints';
import { seedTariffs } from './tariff/seedTariffs';
import { tariffEndpoints } from './tariff/tariffEndpoints';
import { usageEndpoints } from './usage/usageEndpoints';

const parts = [
  homeEndpoints,
  bindEndpoints,
  groupEndpoints,
  pickEndpoints,
  deviceEndpoints,
  dashboardEndpoints,
  costEndpoints,
  usageEndpoints,
  homeReportEndpoints,
  tariffEndpoints,
];

/** Home energy management (spec 02): homes, their pages, and the monitor of dynamic tariffs. */
const hems: BackendModule = {
  name: 'hems',
  endpoints: (context) => parts.flatMap((part) => part(context)),
  hooks: (context) => ({ 'hems/home': homeHooks(context), 'hems/installer': installerHooks(context) }),
  seed: async (context) => {
    await seedMenus(context, 'hems', hemsMenus);
    for (const grant of hemsRoleGrants) await grantMenus(context, grant);
    for (const seed of [seedTariffs, seedInstallers, seedHomes, seedLeads, seedGroups]) await seed(context);
  },
};

export default hems;
