import { boolean, chart, codes, date, defineReport, enumeration, line, own, referenceMany } from '@/dsl';
import { pvPower, pvYield } from '../../measures';
import { pvStatistics } from '../../services';

const { generation, equivalentHours, pr } = pvYield;
const { power, irradiance } = pvPower;
const send = ['stationIds', 'deviceIds', 'metrics', 'dateType', 'date'] as const;
const inputs = ['perCapacity'] as const;

// covers V-595, V-596
/**
 * Several quantities of a station, or one of several stations, in one picture (spec 03 §7, PV statistics; proposed
 * fields M).
 */
export const curveComparison = defineReport({
  name: 'pv/curve-comparison',
  api: pvStatistics('curveContrast'),
  params: {
    stationIds: referenceMany('pv/station', { required: true, max: 10, textFrom: 'stationNames' }),
    deviceIds: referenceMany('pv/device', { max: 10, textFrom: 'deviceNames' }),
    metrics: codes(['power', 'generation', 'irradiance', 'equivalentHours', 'pr', 'temperature'], {
      required: true,
      default: ['power', 'irradiance'],
    }),
    dateType: enumeration(['day', 'month', 'year'], { required: true, default: 'day' }),
    date: date({ required: true, default: 'today' }),
    /** Stations beside each other by what a kWp of them gives. Not sent: it is divided here. */
    perCapacity: boolean({ default: false }),
  },
  measures: { power, generation, irradiance, equivalentHours, pr, temperature: { unit: '°C', tone: 'heat' } },
  blocks: {
    station: chart(
      'POST chartStation',
      [line('power'), line('irradiance'), line('generation'), line('equivalentHours'), line('pr'), line('temperature')],
      { partial: true, link: 'day', height: 420, send },
    ),
    contrast: chart('POST contrastStation', [line('power'), line('generation')], {
      partial: true,
      link: 'day',
      height: 420,
      send,
      inputs,
      visible: { perCapacity: { ne: true } },
    }),
    normalised: own('POST contrastStation', { send, inputs, visible: { perCapacity: true } }),
  },
});
