import type { BackendModule } from '../../../module';
import { seedMenus } from '../../../seed/seedMenus';
import { seedHomes } from '../home/homes/seedHomes';
import { marketEndpoints } from './marketEndpoints';
import { marketMenus } from './menus';
import { monitorEndpoints } from './monitorEndpoints';
import { powerEndpoints } from './powerEndpoints';
import { marketReportEndpoints, reportHooks, seedReport } from './marketReportEndpoints';
import { vppEndpoints } from './vppEndpoints';

const parts = [marketEndpoints, powerEndpoints, vppEndpoints, monitorEndpoints, marketReportEndpoints];

/** Market data, monitor, power analysis, VPP of homes and the market report (spec 02 §7). */
const market: BackendModule = {
  name: 'market',
  endpoints: (context) => parts.flatMap((part) => part(context)),
  hooks: reportHooks,
  seed: async (context) => {
    await seedMenus(context, 'hems', marketMenus);
    await seedHomes(context);
    await seedReport(context);
  },
};

export default market;
