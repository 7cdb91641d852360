import type { BackendModule } from '../../../module';
import { once } from '../../../seed/once';
import { seedMenus } from '../../../seed/seedMenus';
import { vppMenus } from './menus';
import { orderEndpoints } from './orders/orderEndpoints';
import { shareEndpoints } from './orders/shareEndpoints';
import { orderHooks, runHooks } from './orders/orderHooks';
import { elecPlanEndpoints, elecPlanHooks } from './plan/elecPlanEndpoints';
import { forecastEndpoints } from './plan/forecastEndpoints';
import { plantEndpoints } from './plants/plantEndpoints';
import { plantHooks, resourceHooks, unitHooks } from './plants/plantHooks';
import { registrationHooks } from './plants/registrationHooks';
import { seedOrders } from './seed/seedOrders';
import { seedPlans } from './seed/seedPlans';
import { seedPlants } from './seed/seedPlants';
import { seedResources } from './seed/seedResources';
import { areaOf } from '../../../world/world';
import type { CrudHooks } from '../../../crud/hooks';
import { COMPANY, ELEC_PLAN, ORDER, PLANT, PLATFORM, REGISTRATION, RESOURCE, RUN, UNIT } from './vppDocs';

/** The region of what everybody may choose from, in the language of the call. */
const inWords: CrudHooks = { present: (row, _, locale) => ({ ...row, area: areaOf(row.area).name[locale] }) };

/** Virtual power plants and their plans (spec 03 §7): made of sites of the world, which say what they can do. */
const vpp: BackendModule = {
  name: 'vpp',
  endpoints: (context) => [
    ...plantEndpoints(context),
    ...shareEndpoints(context),
    ...orderEndpoints(context),
    ...forecastEndpoints(context),
    ...elecPlanEndpoints(context),
  ],
  hooks: (context) => ({
    [PLANT]: plantHooks(context),
    [RESOURCE]: resourceHooks(context),
    [UNIT]: unitHooks(context),
    [REGISTRATION]: registrationHooks(context),
    [ORDER]: orderHooks(context),
    [RUN]: runHooks(context),
    [ELEC_PLAN]: elecPlanHooks(context),
    [PLATFORM]: inWords,
    [COMPANY]: inWords,
    'vpp/resource-name': { rows: () => context.store.all(RESOURCE) },
  }),
  seed: async (context) => {
    await seedMenus(context, 'vpp', vppMenus);
    await once(context.store, 'vpp', () => {
      seedPlants(context, seedResources(context));
      seedOrders(context);
      seedPlans(context);
    });
  },
};

export default vpp;
