import type { BackendModule } from '../../module';
import { once } from '../../seed/once';
import { seedMenus } from '../../seed/seedMenus';
import { effectEndpoints } from './effectEndpoints';
import { contractMenus } from './menus';
import { seedRoles } from './seedRoles';
import { seedStations } from './seedStations';
import { seedTemplates } from './seedTemplates';
import { seedVersions } from './seedVersions';
import { stationEndpoints } from './stationEndpoints';
import { agreementHooks, stationPriceHooks, versionHooks } from './versionHooks';

const VERSIONED = [
  'contract/service-fee',
  'contract/pv-price',
  'contract/charge-pile-price',
  'contract/pv-to-mains',
  'contract/basic-price',
] as const;

/** Contract energy (spec 03 §7): agreements, fees and prices, from which the world computes its bills. */
const contract: BackendModule = {
  name: 'contract',
  endpoints: (context) => [...stationEndpoints(context), ...effectEndpoints(context)],
  hooks: (context) => ({
    ...Object.fromEntries(VERSIONED.map((name) => [name, versionHooks(context, name)])),
    'contract/operating-parameter': {
      present: ({ nameEn, ...row }, _, locale) => ({ ...row, name: locale === 'en' ? nameEn : row.name }),
    },
    'contract/agreement': agreementHooks(context),
    'contract/station-price': stationPriceHooks(context),
  }),
  seed: async (context) => {
    await seedMenus(context, 'pv', contractMenus);
    await seedRoles(context);
    await once(context.store, 'contract', () => {
      seedTemplates(context);
      seedVersions(context);
      seedStations(context);
    });
  },
};

export default contract;
