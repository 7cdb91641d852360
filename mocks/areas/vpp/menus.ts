import type { MenuSeed } from '../../seed/seedMenus';

const page = (path: string, component: string, name: string, nameEn: string): MenuSeed => ({
  router: component.replace('/', '-'),
  path,
  component,
  name,
  nameEn,
});

/** Plants and their plans, at the places of their keys. */
export const vppMenus: readonly MenuSeed[] = [
  {
    router: 'vppPlants',
    path: '/vpp',
    name: '电厂管理',
    nameEn: 'Plants',
    icon: 'building',
    children: [
      page('/vpp/plant', 'vpp/plant', '虚拟电厂', 'VPP power plants'),
      page('/vpp/resource', 'vpp/resource', '可调资源', 'VPP resources'),
      page('/vpp/unit', 'vpp/unit', '虚拟机组', 'VPP units'),
      page('/vpp/registration', 'vpp/registration', '注册申报', 'Registration'),
    ],
  },
  {
    router: 'vppPlan',
    path: '/vpp/plan',
    name: '响应计划',
    nameEn: 'Plan',
    icon: 'chart',
    children: [
      page('/vpp/plan/responseOrder', 'vpp/response-order', '响应指令', 'Response orders'),
      page('/vpp/plan/run', 'vpp/response-order-run', '执行记录', 'Response order runs'),
      page('/vpp/plan/elecPlan', 'vpp/elec-plan', '用电计划', 'Electricity plans'),
      page('/vpp/plan/parameter', 'vpp/elec-plan-parameter', '用电计划参数', 'Electricity plan parameters'),
      page('/vpp/plan/forecast', 'vpp/forecast', '资源预测', 'Resource forecasting'),
    ],
  },
];
