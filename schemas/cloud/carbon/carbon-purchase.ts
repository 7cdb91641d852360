import {
  computed,
  defineResource,
  enumeration,
  file,
  money,
  month,
  number,
  reference,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { zeroCarbon } from '../../services';

/** What each kind is counted in (proposed fields E). */
const UNITS: Readonly<Record<string, string>> = {
  greenPower: 'MWh',
  greenCertificate: '',
  carbonCredit: 'tCO₂',
  gridPower: 'MWh',
  gas: 'm³',
  steam: 'GJ',
};

// covers V-256, V-257, V-258, V-259, V-260
/**
 * Energy, certificates and credits bought for a station in a month, and the carbon they save (spec 03 §2, zero carbon).
 */
export const carbonPurchase = defineResource({
  name: 'cloud/carbon-purchase',
  api: zeroCarbon('purchase', { page: 'POST list', detail: 'POST info', create: 'POST create', delete: 'POST delete' }),
  recordTitle: 'month',
  fields: {
    stationId: reference('cloud/station', { required: true }),
    purchaseType: enumeration(['greenPower', 'greenCertificate', 'carbonCredit', 'gridPower', 'gas', 'steam'], {
      required: true,
      call: 'POST type-box',
      at: 'purchaseType',
      tones: {
        greenPower: 'success',
        greenCertificate: 'success',
        carbonCredit: 'success',
        gridPower: 'neutral',
        gas: 'warning',
        steam: 'warning',
      },
    }),
    month: month({ required: true }),
    quantity: number({ required: true, min: 0, max: 999_999_999, decimals: 4 }),
    unit: computed(({ purchaseType }) => UNITS[String(purchaseType)] ?? ''),
    unitPrice: number({ required: true, min: 0, max: 999_999_999, decimals: 4, unit: 'CNY' }),
    amount: money({ readOnly: true, currency: 'CNY' }),
    supplier: text({ max: 60 }),
    certificateNo: text({ max: 60 }),
    carbonReduction: number({ readOnly: true, decimals: 4, unit: 'tCO₂' }),
    attachments: file({ maxCount: 10 }),
    remark: text({ multiline: true, max: 500 }),
  },
  list: {
    columns: [
      'stationId',
      'purchaseType',
      'month',
      'quantity',
      'unit',
      'unitPrice',
      'amount',
      'supplier',
      'carbonReduction',
    ],
    filters: ['stationId', 'purchaseType', 'month'],
  },
  form: [
    section('purchase', ['stationId', 'purchaseType', 'month', 'quantity', 'unitPrice']),
    section('proof', ['supplier', 'certificateNo', 'attachments', 'remark']),
  ],
  detail: [
    section('purchase', [
      'stationId',
      'purchaseType',
      'month',
      'quantity',
      'unit',
      'unitPrice',
      'amount',
      'carbonReduction',
    ]),
    section('proof', ['supplier', 'certificateNo', 'attachments', 'remark']),
  ],
});
export type CarbonPurchase = RecordOf<typeof carbonPurchase>;
