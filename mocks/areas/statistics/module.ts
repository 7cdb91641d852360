import type { BackendModule } from '../../module';
import { seedMenus } from '../../seed/seedMenus';
import { statisticsMenus } from './menus';

/** Statistics and calculators: their figures come from `*.source.ts` here and beside the calculators. */
const statistics: BackendModule = {
  name: 'statistics',
  seed: (context) => seedMenus(context, 'pv', statisticsMenus),
};

export default statistics;
