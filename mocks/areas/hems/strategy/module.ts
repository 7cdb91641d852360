import type { BackendModule } from '../../../module';
import { grantMenus } from '../../../seed/grantMenus';
import { OPERATOR } from '../../../seed/seedCompanies';
import { roleId } from '../../../seed/seedRoles';
import { seedMenus } from '../../../seed/seedMenus';
import { accuracyEndpoints } from './accuracyEndpoints';
import { alarmEndpoints } from './alarmEndpoints';
import { behaviourEndpoints } from './behaviourEndpoints';
import { strategyMenus } from './menus';
import { strategyEndpoints } from './strategyEndpoints';

const parts = [strategyEndpoints, behaviourEndpoints, alarmEndpoints, accuracyEndpoints];
const PAGES = ['userDetail', 'strategyActivityAnalysis', 'strategyResultAnalysis', 'dataAnalysis'];

/** What strategies did for a customer user, and how good the forecasts behind them were (spec 02, user detail). */
const strategy: BackendModule = {
  name: 'strategy',
  endpoints: (context) => parts.flatMap((part) => part(context)),
  seed: async (context) => {
    await seedMenus(context, 'hems', strategyMenus);
    await grantMenus(context, {
      role: roleId(OPERATOR, 'staff'),
      product: 'hems',
      menus: [...PAGES, ...PAGES.map((page) => `${page}/Tab show button`)],
    });
  },
};

export default strategy;
