import type { MenuSeed } from '../../../seed/seedMenus';

const HOME = '/homeManagement/home';

/** A page that opens from a home and stands in no side menu. */
const homePage = (
  router: string,
  component: string,
  place: string,
  name: string,
  nameEn: string,
  icon: string,
): MenuSeed => ({
  router,
  component,
  path: `${HOME}/${place}`,
  name,
  nameEn,
  icon,
  hidden: true,
});

/** The route tree of home management and of the tariff monitor (spec 02 §2). */
export const hemsMenus: readonly MenuSeed[] = [
  {
    router: 'homeManagement',
    name: '家庭管理',
    nameEn: 'Home management',
    path: '/homeManagement',
    icon: 'home',
    children: [
      {
        router: 'home',
        name: '家庭列表',
        nameEn: 'Homes',
        path: HOME,
        icon: 'home',
        component: 'hems/home',
        children: [
          homePage('homeInfo', 'hems/home-info', 'detail/homeInfo', '家庭信息', 'Home info', 'home'),
          homePage('energyReport', 'hems/energy-report', 'detail/energyReport', '能源报告', 'Energy report', 'report'),
          homePage('dashboard', 'hems/dashboard', 'homeDetail/dashboard', '总览', 'Dashboard', 'dashboard'),
          homePage('energyCost', 'hems/energy-cost', 'homeDetail/energyCost', '用能费用', 'Energy cost', 'cost'),
          homePage('energyUsage', 'hems/energy-usage', 'homeDetail/energyUsage', '用能统计', 'Energy usage', 'energy'),
          homePage('device', 'hems/device', 'homeDetail/device', '设备', 'Device', 'device'),
        ],
      },
    ],
  },
  {
    router: 'platformMonitoring',
    name: '平台监测',
    nameEn: 'Platform monitoring',
    path: '/platformMonitoring',
    icon: 'monitor',
    children: [
      {
        router: 'dynamicTariffMonitor',
        path: '/platformMonitoring/dynamicTariffMonitor',
        icon: 'tariff',
        component: 'hems/dynamic-tariff-monitor',
        buttons: ['collect'],
      },
    ],
  },
];
