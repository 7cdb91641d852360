import type { MenuSeed } from '../../seed/seedMenus';

/** Archives, project roles and the address book, in the application PV operation (spec 03 §2). */
export const stationMenus: readonly MenuSeed[] = [
  {
    router: 'infrastructure',
    name: '场站基建',
    nameEn: 'Station infrastructure',
    path: '/infrastructure',
    icon: 'building',
    children: [
      {
        router: 'archive',
        path: '/infrastructure/archive',
        icon: 'archive',
        component: 'station/archive',
      },
      {
        router: 'projectRole',
        path: '/infrastructure/projectRole',
        icon: 'role',
        component: 'station/project-role',
      },
      {
        router: 'addressBook',
        path: '/infrastructure/addressBook',
        icon: 'people',
        component: 'station/address-book',
      },
    ],
  },
];
