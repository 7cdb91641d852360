import { accountTables } from '../../account/tables';
import type { BackendModule } from '../../module';
import { menuId, seedMenus } from '../../seed/seedMenus';

const ROUTER = 'schemaPlayground';

/**
 * The page for those who write schemas. It is in no build but the demonstration, so its menu is there only then and
 * while the console is developed.
 */
const playground: BackendModule = {
  name: 'playground',
  seed: async (context) => {
    if (import.meta.env.DEV || import.meta.env.MODE === 'demo') {
      await seedMenus(context, 'platform', [
        {
          router: ROUTER,
          name: '资源调试',
          nameEn: 'Schema playground',
          path: '/playground/schema',
          icon: 'app',
          component: 'playground/schema',
          operator: true,
        },
      ]);
    } else {
      // of a database that was used while developing
      accountTables(context.store).menus.remove(menuId('platform', ROUTER));
      context.store.remove('seeds', `menu platform ${ROUTER}`);
    }
  },
};

export default playground;
