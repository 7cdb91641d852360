import { area, bars, chart, defineReport, figures, line, own, reference, table } from '@/dsl';
import { pvPower, pvScreen, pvYield } from '../../measures';
import { pvStatistics } from '../../services';

const { generation, equivalentHours, pr } = pvYield;

// covers V-597, V-598, V-599, V-600
/** All stations for the wall of a control room (spec 03 §7, PV statistics; proposed fields M). */
export const stationScreen = defineReport({
  name: 'pv/station-screen',
  api: pvStatistics('station/screen'),
  params: { stationId: reference('pv/station', { textFrom: 'stationName' }) },
  measures: { ...pvScreen, irradiance: pvPower.irradiance, generation, equivalentHours, pr },
  blocks: {
    info: figures('GET info', ['power', 'todayEnergy', 'todayIncome']),
    state: figures('GET info', ['capacity', 'stationCount', 'onlineCount', 'offlineCount', 'alarmCount'], { span: 3 }),
    /** Apart: energies of years have another prefix than those of a day. */
    sums: figures(
      'GET info',
      ['monthEnergy', 'yearEnergy', 'totalEnergy', 'totalIncome', 'co2Reduction', 'coalSaving', 'trees'],
      { span: 3 },
    ),
    map: own(undefined, { span: 6 }),
    top: table('GET topStation', ['stationId', 'equivalentHours', 'generation', 'pr', 'capacity'], { span: 3 }),
    alarms: own(undefined, { span: 3 }),
    /** With the day before, which says at night what the morning may bring. */
    power: chart('GET power', [area('power'), line('powerBefore', { dashed: false }), line('irradiance')], {
      span: 6,
      height: 300,
      partial: true,
    }),
    generationPower: chart('GET generationPower', [...bars(['generation']), line('power')], { span: 6, height: 300 }),
  },
  refresh: '1 min',
});
