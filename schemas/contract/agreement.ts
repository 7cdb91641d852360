import { codes, date, defineResource, enumeration, file, number, percent, section, text, type RecordOf } from '@/dsl';
import { contractEnergy } from '../services';
import { fee } from './parts/prices';
import { stationVersions, versioned } from './parts/versioned';

// covers V-340, V-341, V-342, V-343, V-344, V-345, V-346
/** Who pays whom for what at a station, and how income is shared (spec 03 §7, contract energy; proposed fields I). */
export const agreement = defineResource({
  name: 'contract/agreement',
  api: contractEnergy('agreement', {
    page: 'POST /iemscloud/contractEnergy/web/contractAgreement/page',
    detail: 'POST /iemscloud/contractEnergy/web/contractAgreement/detail',
  }),
  fields: {
    contractNo: text({ required: true, max: 32 }),
    name: text({ required: true, max: 100 }),
    contractType: enumeration(['emc', 'ppa', 'lease', 'charging'], { required: true }),
    ...versioned,
    partyA: text({ required: true, max: 100 }),
    partyB: text({ required: true, max: 100 }),
    signDate: date({ required: true }),
    startDate: date({ required: true, future: true }),
    endDate: date({ required: true, future: true }),
    businessScope: codes(['pv', 'storage', 'charging'], { required: true }),
    shareMode: enumeration(['ratio', 'discount', 'fixedRent', 'fixedPrice'], { required: true }),
    shareRatio: percent(),
    discountRate: percent(),
    fixedRent: fee('fixedRent'),
    billingCycle: enumeration(['month', 'quarter', 'year'], { required: true, default: 'month' }),
    billingDay: number({ required: true, min: 1, max: 28 }),
    taxRate: percent(),
    attachments: file({ maxCount: 10 }),
    version: enumeration(['current', 'reserved'], { readOnly: true }),
    status: enumeration(['notStarted', 'active', 'expiring', 'ended'], {
      readOnly: true,
      tones: { notStarted: 'info', active: 'success', expiring: 'warning', ended: 'neutral' },
    }),
  },
  list: {
    columns: [
      'contractNo',
      'name',
      'status',
      'startDate',
      'endDate',
      'contractType',
      'shareMode',
      'stationId',
      'partyA',
      'partyB',
      'signDate',
      'businessScope',
      'effectiveDate',
    ],
    filters: [
      'contractNo',
      'name',
      'contractType',
      'stationId',
      { field: 'endDate', as: 'range', future: true },
      'status',
    ],
  },
  when: {
    endDate: { valid: { endDate: { gt: { field: 'startDate' } } } },
    shareRatio: { visible: { shareMode: 'ratio' }, required: { shareMode: 'ratio' } },
    discountRate: { visible: { shareMode: 'discount' }, required: { shareMode: 'discount' } },
    fixedRent: { visible: { shareMode: 'fixedRent' }, required: { shareMode: 'fixedRent' } },
  },
  form: [
    section('basic', [
      'contractNo',
      'name',
      'contractType',
      'stationId',
      'effectiveDate',
      'partyA',
      'partyB',
      'signDate',
      'startDate',
      'endDate',
      'businessScope',
    ]),
    section('billing', [
      'shareMode',
      'shareRatio',
      'discountRate',
      'fixedRent',
      'billingCycle',
      'billingDay',
      'taxRate',
    ]),
    section('documents', ['attachments']),
  ],
  versions: stationVersions(),
});
export type Agreement = RecordOf<typeof agreement>;
