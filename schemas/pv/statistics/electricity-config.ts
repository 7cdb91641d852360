import { date, dateTime, defineResource, month, number, reference, type RecordOf } from '@/dsl';
import { pvOperations } from '../../services';

const price = () => number({ readOnly: true, decimals: 4, unit: 'CNY/kWh' });

// covers V-539, VE-239
/**
 * What electricity of a station cost by period, month by month, and who set it. A part of the page of the station
 * (proposed fields L).
 */
export const electricityConfig = defineResource({
  name: 'pv/electricity-config',
  api: pvOperations('config/electricity', { page: 'GET history', sort: false }),
  recordTitle: 'month',
  fields: {
    stationId: reference('pv/station', { readOnly: true, internal: true }),
    month: month({ readOnly: true, future: true }),
    sharpPrice: price(),
    peakPrice: price(),
    flatPrice: price(),
    valleyPrice: price(),
    effectiveDate: date({ readOnly: true, future: true }),
    operator: reference('account/user', { readOnly: true, textFrom: 'operatorName' }),
    createTime: dateTime({ readOnly: true, future: true, aliases: ['time'] }),
  },
  list: {
    columns: [
      'month',
      'sharpPrice',
      'peakPrice',
      'flatPrice',
      'valleyPrice',
      'effectiveDate',
      'operator',
      'createTime',
    ],
    open: false,
  },
});
export type ElectricityConfig = RecordOf<typeof electricityConfig>;
