import { directory, pagesAt } from '../../../seed/menuSeeds';
import type { MenuSeed } from '../../../seed/seedMenus';

const page = pagesAt('pv', 'pv');

/** Screen, monitoring, statistics and reports of photovoltaic stations, at the places of their keys. */
export const pvStatisticsMenus: readonly MenuSeed[] = [
  { ...page('screen', 'station-screen'), icon: 'chart' },
  directory('pvMonitor', '/pv/monitor', '光伏监视', 'PV monitoring', 'device', [
    page('monitor/station', 'station-monitor'),
    page('monitor/abnormal', 'abnormal-device'),
  ]),
  directory('pvStatistics', '/pv/statistics', '光伏统计', 'PV statistics', 'energy', [
    page('statistics/monthly', 'monthly-statistics'),
    page('statistics/deviceData', 'device-data'),
    page('statistics/bill', 'electric-bill'),
    page('statistics/curve', 'curve-comparison'),
    page('statistics/centralized', 'centralized-data'),
  ]),
  directory('pvReport', '/pv/report', '光伏报表', 'PV reports', 'report', [
    page('report/maintenance', 'maintenance-report', { buttons: ['edit'] }),
    page('report/operation', 'operation-report', { buttons: ['edit'] }),
    page('report/income', 'income-report'),
    page('report/dispersion', 'series-dispersion'),
    page('report/area', 'area-report'),
    page('report/synthesize', 'station-synthesize'),
    page('report/stationPower', 'station-power'),
    page('report/device', 'device-report'),
    page('report/daily', 'station-daily-report'),
    page('report/exportTask', 'export-task'),
  ]),
];
