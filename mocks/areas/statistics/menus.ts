import type { MenuSeed } from '../../seed/seedMenus';

const report = (place: string, component: string, name: string, nameEn: string): MenuSeed => ({ router: component.replace('/', '-'), path: `/${place}`, component, name, nameEn });
const directory = (router: string, path: string, name: string, nameEn: string, icon: string, children: readonly MenuSeed[]): MenuSeed => ({ router, path, name, nameEn, icon, children });

/** Statistics and calculators of the energy cloud, at the places of their keys. */
export const statisticsMenus: readonly MenuSeed[] = [
  directory('statistics', '/statistics', '统计分析', 'Statistics', 'chart', [
    directory('energyStatistics', '/statistics/energy', '能量统计', 'Energy', 'energy', [
      report('statistics/energy/station', 'statistics/station-energy', '场站能量', 'Station energy'),
      report('statistics/energy/city', 'statistics/city-energy', '市电能量', 'Mains energy'),
      report('statistics/energy/storage', 'statistics/storage-energy', '储能能量', 'Storage energy'),
      report('statistics/energy/pv', 'statistics/pv-energy', '光伏能量', 'PV energy'),
      report('statistics/energy/charger', 'statistics/charger-energy', '充电能量', 'Charger energy'),
    ]),
    directory('benefitStatistics', '/statistics/benefit', '收益统计', 'Benefit', 'cost', [
      report('statistics/benefit/station', 'statistics/station-benefit', '场站收益', 'Station benefit'),
      report('statistics/benefit/chargePile', 'statistics/charge-pile-benefit', '充电桩收益', 'Charge pile benefit'),
      report('statistics/benefit/city', 'statistics/city-benefit', '市电收益', 'Mains benefit'),
      report('statistics/benefit/storage', 'statistics/storage-benefit', '储能收益', 'Storage benefit'),
      report('statistics/benefit/pv', 'statistics/pv-benefit', '光伏收益', 'PV benefit'),
    ]),
    report('statistics/smartGridUnit', 'statistics/smart-grid-unit', '用能单元', 'Smart grid units'),
  ]),
  directory('calculator', '/calculator', '测算工具', 'Calculators', 'report', [
    report('calculator/battery', 'calculator/battery-profit', '储能收益测算', 'Battery profit'),
    report('calculator/offGrid', 'calculator/off-grid-scale', '离网规模测算', 'Off-grid scale'),
    report('calculator/onGrid', 'calculator/on-grid-scale', '并网规模测算', 'On-grid scale'),
    report('calculator/pv', 'calculator/pv-profit', '光伏收益测算', 'PV profit'),
    report('calculator/charging', 'calculator/charging-profit', '充电收益测算', 'Charging profit'),
  ]),
];
