import { defineResource, enumeration, file, month, number, reference, section, text, type RecordOf } from '@/dsl';
import { pvStatistics } from '../../services';
import { billFigures } from '../parts/billFigures';

// covers V-644, V-645, V-646, V-647, V-648
/**
 * Bills of the grid company, read from their file and held against our meters (spec 03 §7, PV statistics; proposed
 * fields M).
 */
export const electricBill = defineResource({
  name: 'pv/electric-bill',
  api: pvStatistics('electricBill', {
    page: 'POST list',
    create: 'POST add',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  recordTitle: 'billMonth',
  fields: {
    billMonth: month({ required: true }),
    stationId: reference('pv/station', { required: true, textFrom: 'stationName' }),
    accountNumber: text({ required: true, max: 32 }),
    billType: enumeration(['purchase', 'feedIn'], { required: true }),
    ...billFigures,
    billFile: file({ accept: ['pdf', 'png', 'jpg'] }),
    extractStatus: enumeration(['none', 'success', 'failed'], {
      readOnly: true,
      tones: { none: 'neutral', success: 'success', failed: 'error' },
    }),
    meterEnergy: number({ readOnly: true, decimals: 2, unit: 'kWh' }),
    currency: text({ readOnly: true, internal: true }),
  },
  list: {
    columns: [
      'billMonth',
      'stationId',
      'accountNumber',
      'billType',
      'totalEnergy',
      'energyFee',
      'basicFee',
      'powerFactorFee',
      'totalFee',
      'extractStatus',
    ],
    filters: ['billMonth', 'stationId', 'accountNumber', 'billType'],
    sort: { field: 'billMonth', order: 'desc' },
    open: 'detail',
  },
  form: [
    section('bill', ['billMonth', 'stationId', 'accountNumber', 'billType', 'billFile']),
    section('energy', [
      'sharpEnergy',
      'peakEnergy',
      'flatEnergy',
      'valleyEnergy',
      'deepValleyEnergy',
      'totalEnergy',
      'startReading',
      'endReading',
    ]),
    section('prices', ['sharpPrice', 'peakPrice', 'flatPrice', 'valleyPrice', 'deepValleyPrice']),
    section('fees', ['energyFee', 'basicFee', 'powerFactorFee', 'surcharge', 'totalFee']),
  ],
  actions: {
    /** What was read from the file fills a form that a person checks before it is kept. */
    extract: {
      on: 'row',
      enabled: { extractStatus: { in: ['none', 'failed'] } },
      load: 'POST extract',
      call: 'POST edit',
      sendFields: ['billMonth', 'stationId', 'accountNumber', 'billType', 'billFile'],
      form: billFigures,
    },
  },
});
export type ElectricBill = RecordOf<typeof electricBill>;
