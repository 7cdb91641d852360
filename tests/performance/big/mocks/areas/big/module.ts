import type { BackendModule } from '@mocks/module';
import { seedMenus } from '@mocks/seed/seedMenus';

/** The menus of what is big. */
const big: BackendModule = {
  name: 'big',
  seed: (context) =>
    seedMenus(
      context,
      'platform',
      ['big/wide', 'big/long', 'big/things'].map((name) => ({
        router: name.replace('/', '-'),
        name,
        nameEn: name,
        path: `/${name}`,
        component: name,
      })),
    ),
};

export default big;
