import { area, chart, date, defineReport, line, reference, table } from '@/dsl';
import { pvPower, pvYield } from '../../measures';
import { pvStatistics } from '../../services';

const { generation } = pvYield;
const { power, irradiance } = pvPower;

// covers V-621, V-622
/** The power of a station over a day, beside the sun it had (spec 03 §7, PV statistics; proposed fields N). */
export const stationPower = defineReport({
  name: 'pv/station-power',
  api: pvStatistics('report/stationPower'),
  params: {
    stationId: reference('pv/station', { required: true, first: true, textFrom: 'stationName' }),
    date: date({ required: true, default: 'today' }),
  },
  measures: { power, irradiance, generation },
  blocks: {
    trend: chart('GET list', [area('power'), line('irradiance')]),
    rows: table('GET list', ['time', 'power', 'irradiance', 'generation'], { pageSize: 24 }),
  },
  download: 'POST export',
});
