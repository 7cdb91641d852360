import type { BackendModule } from '../../../module';
import { once } from '../../../seed/once';
import { seedMenus } from '../../../seed/seedMenus';
import { seedHomes } from '../home/homes/seedHomes';
import { seedInstallers } from '../home/homes/seedInstallers';
import { seedLeads } from '../home/homes/seedLeads';
import { seedTariffs } from '../home/tariff/seedTariffs';
import { catalogEndpoints } from './endpoints/catalogEndpoints';
import { choiceEndpoints } from './endpoints/choiceEndpoints';
import { commonEndpoints } from './endpoints/commonEndpoints';
import { controllerEndpoints } from './endpoints/controllerEndpoints';
import { distributionEndpoints } from './endpoints/distributionEndpoints';
import { salesEndpoints } from './endpoints/salesEndpoints';
import { snEndpoints } from './endpoints/snEndpoints';
import { catalogHooks } from './hooks/catalogHooks';
import { deviceHooks } from './hooks/deviceHooks';
import { marketHooks } from './hooks/marketHooks';
import { partnerHooks } from './hooks/partnerHooks';
import { salesHooks } from './hooks/salesHooks';
import { backOfficeMenus } from './menus';
import { seedBrands } from './seed/seedBrands';
import { seedDevices } from './seed/seedDevices';
import { seedMarket } from './seed/seedMarket';
import { seedOta } from './seed/seedOta';
import { seedPartners } from './seed/seedPartners';
import { seedSales } from './seed/seedSales';
import { seedVoices } from './seed/seedVoices';

const parts = [
  catalogEndpoints,
  distributionEndpoints,
  snEndpoints,
  salesEndpoints,
  controllerEndpoints,
  commonEndpoints,
  choiceEndpoints,
];

/**
 * The back office of home energy management (spec 02 §2): leads, brands, devices, firmware, partners, and the market's
 * master data.
 */
const backOffice: BackendModule = {
  name: 'backOffice',
  endpoints: (context) => parts.flatMap((part) => part(context)),
  hooks: (context) => ({
    ...marketHooks(context),
    ...catalogHooks(context),
    ...salesHooks(context),
    ...deviceHooks(context),
    ...partnerHooks(context),
  }),
  seed: async (context) => {
    await seedMenus(context, 'hems', backOfficeMenus);
    // what they stand on; each is put there once, whoever comes first
    for (const seed of [seedTariffs, seedInstallers, seedHomes, seedLeads]) await seed(context);
    await once(context.store, 'back office', () => {
      for (const seed of [seedBrands, seedMarket, seedPartners, seedVoices, seedDevices, seedOta, seedSales])
        seed(context);
    });
  },
};

export default backOffice;
