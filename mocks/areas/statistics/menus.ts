import { directory, pagesAt } from '../../seed/menuSeeds';
import type { MenuSeed } from '../../seed/seedMenus';

const report = pagesAt('statistics', 'statistics');
const calculator = pagesAt('calculator', 'calculator');

/** Statistics and calculators of the energy cloud, at the places of their keys. */
export const statisticsMenus: readonly MenuSeed[] = [
  directory('statistics', '/statistics', '统计分析', 'Statistics', 'chart', [
    directory('energyStatistics', '/statistics/energy', '能量统计', 'Energy', 'energy', [
      report('energy/station', 'station-energy', '场站能量统计', 'Station energy'),
      report('energy/city', 'city-energy', '市电能量统计', 'Grid energy'),
      report('energy/storage', 'storage-energy', '储能能量统计', 'Storage energy'),
      report('energy/pv', 'pv-energy', '光伏能量统计', 'PV energy'),
      report('energy/charger', 'charger-energy', '充电能量统计', 'Charger energy'),
    ]),
    directory('benefitStatistics', '/statistics/benefit', '收益统计', 'Revenue', 'cost', [
      report('benefit/station', 'station-benefit', '场站收益统计', 'Station revenue'),
      report('benefit/chargePile', 'charge-pile-benefit', '充电桩收益统计', 'Charger revenue'),
      report('benefit/city', 'city-benefit', '市电收益统计', 'Grid revenue'),
      report('benefit/storage', 'storage-benefit', '储能收益统计', 'Storage revenue'),
      report('benefit/pv', 'pv-benefit', '光伏收益统计', 'PV revenue'),
    ]),
    report('smartGridUnit', 'smart-grid-unit', '智能微网单元统计', 'Microgrid units'),
  ]),
  directory('calculator', '/calculator', '测算工具', 'Calculators', 'report', [
    calculator('battery', 'battery-profit', '储能收益测算', 'Storage returns'),
    calculator('offGrid', 'off-grid-scale', '离网容量测算', 'Off-grid sizing'),
    calculator('onGrid', 'on-grid-scale', '并网容量测算', 'On-grid sizing'),
    calculator('pv', 'pv-profit', '光伏收益测算', 'PV returns'),
    calculator('charging', 'charging-profit', '充电收益测算', 'Charging returns'),
  ]),
];
