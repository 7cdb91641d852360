import type { BackendModule } from '../../module';
import { seedMenus } from '../../seed/seedMenus';
import { seedStationArea } from './seedStationArea';
import { stationMenus } from './menus';

/**
 * Station archives, project roles and the address book (spec 03 §7). Everything but the first data follows from the
 * schemas.
 */
const station: BackendModule = {
  name: 'station',
  hooks: () => ({ 'station/project-role': { create: ({ row }) => ({ ...row, enabled: 1 }) } }),
  seed: async (context) => {
    await seedMenus(context, 'pv', stationMenus);
    await seedStationArea(context);
  },
};

export default station;
