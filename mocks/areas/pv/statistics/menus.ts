import { directory, pagesAt } from '../../../seed/menuSeeds';
import type { MenuSeed } from '../../../seed/seedMenus';

const page = pagesAt('pv', 'pv');

/** Screen, monitoring, statistics and reports of photovoltaic stations, at the places of their keys. */
export const pvStatisticsMenus: readonly MenuSeed[] = [
  { ...page('screen', 'station-screen', '电站大屏', 'Control-room display'), icon: 'chart' },
  directory('pvMonitor', '/pv/monitor', '光伏监视', 'PV monitoring', 'device', [
    page('monitor/station', 'station-monitor', '光伏站点监控', 'PV station monitoring'),
    page('monitor/abnormal', 'abnormal-device', '异常与告警设备', 'Abnormal devices'),
  ]),
  directory('pvStatistics', '/pv/statistics', '光伏统计', 'PV statistics', 'energy', [
    page('statistics/monthly', 'monthly-statistics', '月度统计', 'Monthly statistics'),
    page('statistics/deviceData', 'device-data', '设备数据补录', 'Device data'),
    page('statistics/bill', 'electric-bill', '电费账单', 'Electric bills'),
    page('statistics/curve', 'curve-comparison', '曲线对比', 'Curve comparison'),
    page('statistics/centralized', 'centralized-data', '集中监控', 'Fleet overview'),
  ]),
  directory('pvReport', '/pv/report', '光伏报表', 'PV reports', 'report', [
    page('report/maintenance', 'maintenance-report', '运维报告', 'Maintenance reports', { buttons: ['edit'] }),
    page('report/operation', 'operation-report', '运行报表', 'Operation report', { buttons: ['edit'] }),
    page('report/income', 'income-report', '收益报表', 'Income report'),
    page('report/dispersion', 'series-dispersion', '组串离散率报表', 'String dispersion report'),
    page('report/area', 'area-report', '区域报表', 'Area report'),
    page('report/synthesize', 'station-synthesize', '电站综合报表', 'Station summary report'),
    page('report/stationPower', 'station-power', '电站功率报表', 'Station power report'),
    page('report/device', 'device-report', '设备报表', 'Device report'),
    page('report/daily', 'station-daily-report', '电站日报', 'Station daily report'),
    page('report/exportTask', 'export-task', '导出任务', 'Export tasks'),
  ]),
];
