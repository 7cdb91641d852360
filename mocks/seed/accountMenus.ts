import type { MenuSeed } from './seedMenus';

/** Menus of the application Platform administration (spec 01 §6). */
export const platformMenus: readonly MenuSeed[] = [
  {
    router: 'platformManagement',
    name: '平台管理',
    nameEn: 'Platform',
    path: '/platform',
    icon: 'settings',
    children: [
      {
        router: 'tenant',
        path: '/platform/tenant',
        icon: 'building',
        component: 'account/tenant',
        operator: true,
      },
      {
        router: 'menu',
        path: '/platform/menu',
        icon: 'menu',
        component: 'account/menu',
        operator: true,
      },
      {
        router: 'branding',
        name: '平台品牌',
        nameEn: 'Platform branding',
        path: '/platform/branding',
        icon: 'brand',
        component: 'account/branding',
        buttons: ['edit'],
        operator: true,
      },
      {
        router: 'operationLog',
        path: '/platform/operationLog',
        icon: 'log',
        component: 'account/operation-log',
      },
    ],
  },
];

/** Menus of the application Enterprise administration (spec 01 §6). */
export const enterpriseMenus: readonly MenuSeed[] = [
  {
    router: 'enterpriseManagement',
    name: '组织与权限',
    nameEn: 'Organization and access',
    path: '/platform',
    icon: 'people',
    children: [
      {
        router: 'organization',
        path: '/platform/organization',
        icon: 'org',
        component: 'account/organization',
      },
      {
        router: 'role',
        path: '/platform/role',
        icon: 'role',
        component: 'account/role',
      },
      {
        router: 'user',
        path: '/platform/user',
        icon: 'user',
        component: 'account/user',
      },
      {
        router: 'access',
        name: '权限检查',
        nameEn: 'Access',
        path: '/platform/access',
        icon: 'lock',
        component: 'account/access',
      },
    ],
  },
];
