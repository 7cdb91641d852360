import {
  chart,
  area,
  bars,
  defineMeasures,
  defineResource,
  enumeration,
  money,
  month,
  number,
  quantity,
  reference,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { pvPower, pvYield } from '../../measures';
import { pvStatistics } from '../../services';

/** Curves of the days and hours of a month. */
export const hourMeasures = defineMeasures({
  power: pvPower.power,
  generation: pvYield.generation,
  consumption: { unit: 'kWh', tone: 'home' },
});

const energy = () => number({ required: true, min: 0, max: 999_999_999, decimals: 2, unit: 'kWh' });
const fee = () => money({ required: true, min: -999_999_999, max: 999_999_999, currencyField: 'currency' });
const of = { send: ['stationId', 'month'] } as const;

// covers V-636, V-637, V-638, V-639, V-694, V-689, V-690, V-691
/**
 * Energy and fees of a station in a month: counted, imported or corrected (spec 03 §7, PV statistics; proposed fields
 * M). Its list is the call of its detail: no other is named.
 */
export const monthlyStatistics = defineResource({
  name: 'pv/monthly-statistics',
  api: pvStatistics('statistics/month', {
    page: 'POST detail',
    edit: 'POST edit',
    import: 'POST import',
    importConfirm: 'POST confirm',
  }),
  recordTitle: 'month',
  fields: {
    month: month({ required: true, fixed: true }),
    stationId: reference('pv/station', { required: true, fixed: true, textFrom: 'stationName' }),
    generation: energy(),
    selfUse: energy(),
    feedIn: energy(),
    mainsEnergy: energy(),
    selfUseFee: fee(),
    feedInFee: fee(),
    subsidyFee: money({ currencyField: 'currency' }),
    totalFee: money({ readOnly: true, min: -999_999_999, currencyField: 'currency' }),
    equivalentHours: quantity(pvYield, 'equivalentHours'),
    source: enumeration(['calculated', 'imported', 'edited'], {
      readOnly: true,
      tones: { calculated: 'neutral', imported: 'info', edited: 'warning' },
    }),
    currency: text({ readOnly: true, internal: true }),
    timeZone: text({ readOnly: true, internal: true }),
  },
  measures: hourMeasures,
  list: {
    columns: [
      'month',
      'stationId',
      'generation',
      'selfUse',
      'feedIn',
      'mainsEnergy',
      'selfUseFee',
      'feedInFee',
      'subsidyFee',
      'totalFee',
      'equivalentHours',
      'source',
    ],
    filters: ['stationId', 'month', 'source'],
    sort: { field: 'month', order: 'desc' },
    open: 'detail',
  },
  form: [
    section('of', ['stationId', 'month']),
    section('energy', ['generation', 'selfUse', 'feedIn', 'mainsEnergy']),
    section('fees', ['selfUseFee', 'feedInFee', 'subsidyFee']),
  ],
  detail: [
    section('of', ['stationId', 'month', 'source']),
    section('energy', ['generation', 'selfUse', 'feedIn', 'mainsEnergy', 'equivalentHours']),
    section('fees', ['selfUseFee', 'feedInFee', 'subsidyFee', 'totalFee']),
  ],
  related: {
    powerByDay: chart('GET /enjoyelec-cloud-pvpro-statistics/v3/web/powerByDay', [area('power')], of),
    hourGeneration: chart('GET /enjoyelec-cloud-pvpro-statistics/v3/web/hourGeneration', bars(['generation']), of),
    hourConsumption: chart('GET /enjoyelec-cloud-pvpro-statistics/v3/web/hourConsumption', bars(['consumption']), of),
    powerByHour: chart('GET /enjoyelec-cloud-pvpro-statistics/v3/web/powerByHour', [area('power')], of),
  },
});
export type MonthlyStatistics = RecordOf<typeof monthlyStatistics>;
