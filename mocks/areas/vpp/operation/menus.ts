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
      page('plant', 'plant', '虚拟电厂', 'VPPs'),
      page('resource', 'resource', '可调资源', 'VPP resources'),
      page('unit', 'unit', '虚拟机组', 'VPP units'),
      page('registration', 'registration', '注册申报', 'Registration'),
    ],
  },
  {
    router: 'vppPlan',
    path: '/vpp/plan',
    name: '响应计划',
    nameEn: 'Plan',
    icon: 'chart',
    children: [
      page('plan/responseOrder', 'response-order', '响应指令', 'Response orders'),
      page('plan/run', 'response-order-run', '执行记录', 'Response order runs'),
      page('plan/elecPlan', 'elec-plan', '用电计划', 'Electricity plans'),
      page('plan/parameter', 'elec-plan-parameter', '用电计划参数', 'Electricity plan parameters'),
      page('plan/forecast', 'forecast', '资源预测', 'Resource forecasting'),
    ],
  },
];
