import { defineReport, list, reference, referenceMany, period, table } from '@/dsl';
import { pvUpkeep, pvYield } from '../../measures';
import { pvStatistics } from '../../services';

const { generation, equivalentHours, availability } = pvYield;
const { runningHours, faultCount } = pvUpkeep;

// covers V-623, V-624
/** What each inverter gave, and how long it ran (spec 03 §7, PV statistics; proposed fields N). */
export const deviceReport = defineReport({
  name: 'pv/device-report',
  api: pvStatistics('report/device'),
  site: 'stationId',
  params: {
    stationId: reference('pv/station', { textFrom: 'stationName' }),
    deviceIds: referenceMany('pv/report-device', { within: 'stationId', wireAs: 'text' }),
    period: period(['day', 'month', 'year'], { maxSpan: { day: '31 days', month: '1 year' } }),
  },
  measures: { generation, equivalentHours, runningHours, availability, faultCount },
  fields: { deviceId: reference('pv/report-device', { textFrom: 'deviceName' }) },
  blocks: {
    rows: table(
      'GET list',
      ['stationId', 'deviceId', 'generation', 'equivalentHours', 'runningHours', 'availability', 'faultCount'],
      { pageSize: 20, tab: 'report' },
    ),
    devices: list('pv/report-device', { stationId: 'stationId' }, { tab: 'devices', menu: false }),
  },
  download: 'POST export',
});
