import { pagesAt } from '../../../seed/menuSeeds';
import type { MenuSeed } from '../../../seed/seedMenus';

const page = pagesAt('market', 'hems');

/** Market data, monitor, power analysis, VPP of homes and the market report, at the places of their keys. */
export const marketMenus: readonly MenuSeed[] = [
  {
    router: 'marketAnalysis',
    name: '市场分析',
    nameEn: 'Market analysis',
    path: '/marketAnalysis',
    icon: 'chart',
    children: [
      page('data', 'market-data', '市场数据', 'Market data'),
      page('energyMonitor', 'energy-monitor', '能源监视', 'Energy monitor'),
      page('homeAnalysis', 'home-analysis', '家庭分析', 'Home analysis'),
      page('energyTraceability', 'energy-traceability', '能量溯源', 'Energy traceability'),
      page('energyTracking', 'energy-tracking', '能量追踪', 'Energy tracking'),
      page('costSaving', 'cost-saving-analysis', '节费分析', 'Cost-saving analysis'),
      page('vpp', 'vpp-info', '户用虚拟电厂', 'Residential VPP', { buttons: ['config'] }),
      page('report', 'market-report', '市场报告', 'Market report', { buttons: ['edit', 'record', 'export'] }),
    ],
  },
];
