import type { BackendModule } from '../../module';
import { seedMenus } from '../../seed/seedMenus';

/** The pages that show every state of the parts the console is made of; for the operator of the platform alone. */
const gallery: BackendModule = {
  name: 'gallery',
  seed: (context) =>
    seedMenus(context, 'platform', [
      {
        router: 'componentGallery',
        name: '组件展示',
        nameEn: 'Component gallery',
        path: '/gallery',
        icon: 'grid',
        operator: true,
        children: [
          {
            router: 'galleryCharts',
            name: '图表',
            nameEn: 'Charts',
            path: '/gallery/charts',
            icon: 'chart',
            component: 'gallery/charts',
            operator: true,
          },
          {
            router: 'galleryWidgets',
            name: '控件',
            nameEn: 'Widgets',
            path: '/gallery/widgets',
            icon: 'app',
            component: 'gallery/widgets',
            operator: true,
          },
        ],
      },
    ]),
};

export default gallery;
