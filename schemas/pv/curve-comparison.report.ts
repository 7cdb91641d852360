import { chart, codes, date, defineReport, enumeration, line, referenceMany } from '@/dsl';
import { pvPower, pvYield } from '../measures';
import { pvStatistics } from '../services';

const { generation, equivalentHours, pr } = pvYield;
const { power, irradiance } = pvPower;

// covers V-595, V-596
/** Several quantities of a station, or one of several stations, in one picture (spec 03 §7, PV statistics; proposed fields M). */
export const curveComparison = defineReport({
  name: 'pv/curve-comparison',
  api: pvStatistics('curveContrast'),
  params: {
    stationIds: referenceMany('pv/station', { required: true, max: 10, textFrom: 'stationNames' }),
    deviceIds: referenceMany('pv/device', { max: 10, textFrom: 'deviceNames' }),
    metrics: codes(['power', 'generation', 'irradiance', 'equivalentHours', 'pr', 'temperature'], { required: true, default: ['power', 'irradiance'] }),
    dateType: enumeration(['day', 'month', 'year'], { required: true, default: 'day' }),
    date: date({ required: true, default: 'today' }),
  },
  measures: { power, generation, irradiance, equivalentHours, pr, temperature: { unit: '°C', tone: 'heat' } },
  blocks: {
    station: chart('POST chartStation', [line('power'), line('irradiance'), line('generation'), line('equivalentHours'), line('pr'), line('temperature')], { partial: true, link: 'day', height: 420 }),
    contrast: chart('POST contrastStation', [line('power'), line('generation')], { partial: true, link: 'day', height: 420 }),
  },
});
