import { date, dateTime, defineResource, enumeration, range, reference, text, type RecordOf } from '@/dsl';
import { cloudMonitor } from '../../services';
import { measured } from '../parts/monitored';

// covers V-203, V-204, V-205, V-206
/**
 * The highest and lowest of a day in a battery, when and where they were (spec 03 §2, monitoring; proposed fields B).
 */
export const storageMaximum = defineResource({
  name: 'cloud/storage-maximum',
  api: cloudMonitor('maximumValue', { page: 'POST page', options: 'POST list', export: 'POST export' }),
  recordTitle: 'date',
  fields: {
    date: date({ readOnly: true }),
    stationId: reference('cloud/station', { readOnly: true, aliases: ['station'] }),
    deviceId: reference('cloud/device', { readOnly: true, aliases: ['device'] }),
    valueType: enumeration(['cellVoltage', 'temperature', 'voltageDiff', 'temperatureDiff', 'soc', 'power'], {
      readOnly: true,
      call: 'POST type-box',
      at: 'valueType',
    }),
    maxValue: measured('', 3),
    unit: text({ readOnly: true }),
    maxTime: dateTime({ readOnly: true, future: true }),
    maxPosition: text({ readOnly: true }),
    minValue: measured('', 3),
    minTime: dateTime({ readOnly: true, future: true }),
    minPosition: text({ readOnly: true }),
    avgValue: measured('', 3),
  },
  list: {
    columns: [
      'date',
      'stationId',
      'deviceId',
      'valueType',
      'maxValue',
      'unit',
      'maxTime',
      'maxPosition',
      'minValue',
      'minTime',
      'minPosition',
      'avgValue',
    ],
    filters: ['stationId', 'deviceId', 'valueType', range('date')],
    open: false,
  },
});
export type StorageMaximum = RecordOf<typeof storageMaximum>;
