import { directory, pagesAt } from '../../seed/menuSeeds';
import type { MenuSeed } from '../../seed/seedMenus';

const report = pagesAt('statistics', 'statistics');
const calculator = pagesAt('calculator', 'calculator');

/** Statistics and calculators of the energy cloud, at the places of their keys. */
export const statisticsMenus: readonly MenuSeed[] = [
  directory('statistics', '/statistics', '统计分析', 'Statistics', 'chart', [
    directory('energyStatistics', '/statistics/energy', '能量统计', 'Energy', 'energy', [
      report('energy/station', 'station-energy'),
      report('energy/city', 'city-energy'),
      report('energy/storage', 'storage-energy'),
      report('energy/pv', 'pv-energy'),
      report('energy/charger', 'charger-energy'),
    ]),
    directory('benefitStatistics', '/statistics/benefit', '收益统计', 'Revenue', 'cost', [
      report('benefit/station', 'station-benefit'),
      report('benefit/chargePile', 'charge-pile-benefit'),
      report('benefit/city', 'city-benefit'),
      report('benefit/storage', 'storage-benefit'),
      report('benefit/pv', 'pv-benefit'),
    ]),
    report('smartGridUnit', 'smart-grid-unit'),
  ]),
  directory('calculator', '/calculator', '测算工具', 'Calculators', 'report', [
    calculator('battery', 'battery-profit'),
    calculator('offGrid', 'off-grid-scale'),
    calculator('onGrid', 'on-grid-scale'),
    calculator('pv', 'pv-profit'),
    calculator('charging', 'charging-profit'),
  ]),
];
