import { date, defineReport, enumeration, reference, table, text } from '@/dsl';
import { stringCurrents } from '../../measures';
import { pvStatistics } from '../../services';
import { GRADES } from '../parts/dispersion';

// covers V-610, V-611
/**
 * How far the currents of the strings of each inverter lie apart on a day (spec 03 §7, PV statistics; proposed fields
 * N).
 */
export const seriesDispersion = defineReport({
  name: 'pv/series-dispersion',
  api: pvStatistics('report'),
  params: {
    stationId: reference('pv/station', { textFrom: 'stationName' }),
    inverterId: reference('pv/device', { within: 'stationId', textFrom: 'inverterName' }),
    date: date({ default: 'today' }),
    grade: enumeration(GRADES, {
      tones: {
        stable: 'success',
        good: 'info',
        improve: 'warning',
        rectify: 'error',
        abnormal: 'error',
        notAnalysed: 'neutral',
      },
    }),
  },
  measures: stringCurrents,
  fields: { lowStrings: text() },
  blocks: {
    rows: table(
      'GET outputDispersion',
      [
        'stationId',
        'inverterId',
        'date',
        'stringCount',
        'avgCurrent',
        'maxCurrent',
        'minCurrent',
        'dispersion',
        'grade',
        'lowStrings',
      ],
      { pageSize: 20 },
    ),
  },
  download: 'POST outputDispersion/export',
});
