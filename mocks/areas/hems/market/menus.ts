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
      page('data', 'market-data'),
      page('energyMonitor', 'energy-monitor'),
      page('homeAnalysis', 'home-analysis'),
      page('energyTraceability', 'energy-traceability'),
      page('energyTracking', 'energy-tracking'),
      page('costSaving', 'cost-saving-analysis'),
      page('vpp', 'vpp-info', { buttons: ['config'] }),
      page('report', 'market-report', { buttons: ['edit', 'record', 'export'] }),
    ],
  },
];
