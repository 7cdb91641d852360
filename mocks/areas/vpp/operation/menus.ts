import { pagesAt } from '../../../seed/menuSeeds';
import type { MenuSeed } from '../../../seed/seedMenus';

const page = pagesAt('vpp', 'vpp');

/** Plants and their plans, at the places of their keys. */
export const vppMenus: readonly MenuSeed[] = [
  {
    router: 'vppPlants',
    path: '/vpp',
    name: '电厂管理',
    nameEn: 'Plants',
    icon: 'building',
    children: [
      page('plant', 'plant'),
      page('resource', 'resource'),
      page('unit', 'unit'),
      page('registration', 'registration'),
    ],
  },
  {
    router: 'vppPlan',
    path: '/vpp/plan',
    name: '响应计划',
    nameEn: 'Plan',
    icon: 'chart',
    children: [
      page('plan/responseOrder', 'response-order'),
      page('plan/run', 'response-order-run'),
      page('plan/elecPlan', 'elec-plan'),
      page('plan/parameter', 'elec-plan-parameter'),
      page('plan/forecast', 'forecast'),
    ],
  },
];
