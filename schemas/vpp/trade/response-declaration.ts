import {
  dateTime,
  defineResource,
  enumeration,
  quantity,
  range,
  reference,
  section,
  text,
  timeOfDay,
  type RecordOf,
} from '@/dsl';
import { vppTrade } from '../../services';
import { trading } from '../parts/tradeMeasures';

const inTime = { declareDeadline: { gt: { now: true } } } as const;
const power = (key: 'declaredPower' | 'clearedPower') =>
  quantity(trading, key, { input: true, required: true, max: 999_999_999 });
const priced = (key: 'declaredPrice' | 'clearedPrice') =>
  quantity(trading, key, { input: true, required: true, min: -999_999, max: 999_999 });

// covers V-055, V-056, V-057, V-058, V-059, V-061, V-062
/**
 * What a resource declares for a notice, and what of it was cleared (proposed fields A). The call that is named detail
 * answers all of them: there is no other one to list them.
 */
export const responseDeclaration = defineResource({
  name: 'vpp/response-declaration',
  api: vppTrade('response/resource/info', {
    page: { call: 'POST declare/detail', pages: false },
    create: 'POST declare/add',
    edit: 'POST declare/edit',
    export: 'POST declare/export',
  }),
  recordTitle: 'declarationNo',
  fields: {
    declarationNo: text({ readOnly: true, internal: true }),
    noticeId: reference('vpp/trade-notice', { required: true, fixed: true, textFrom: 'noticeTitle' }),
    status: enumeration(['draft', 'confirmed', 'cleared'], {
      readOnly: true,
      tones: { draft: 'warning', confirmed: 'info', cleared: 'success' },
    }),
    resourceId: reference('vpp/resource', { required: true, fixed: true }),
    startTime: timeOfDay({ required: true }),
    endTime: timeOfDay({ required: true, end: true }),
    baselinePower: quantity(trading, 'baselinePower'),
    abilityPower: quantity(trading, 'abilityPower'),
    declaredPower: power('declaredPower'),
    declaredPrice: priced('declaredPrice'),
    clearedPower: quantity(trading, 'clearedPower'),
    clearedPrice: quantity(trading, 'clearedPrice'),
    declareTime: dateTime({ readOnly: true }),
    declarer: reference('account/user', { readOnly: true, textFrom: 'declarerName' }),
    declareDeadline: dateTime({ readOnly: true, future: true, internal: true }),
    timeZone: text({ readOnly: true, internal: true }),
    currency: text({ readOnly: true, internal: true }),
  },
  list: {
    columns: [
      { field: 'noticeId', width: 200 },
      'resourceId',
      { field: 'status', width: 160 },
      'declaredPower',
      'declaredPrice',
      'startTime',
      'endTime',
      'baselinePower',
      'abilityPower',
      'clearedPower',
      'clearedPrice',
      'declareTime',
      'declarer',
    ],
    filters: ['noticeId', 'resourceId', 'status', range('declareTime')],
    sort: { field: 'declareTime', order: 'desc' },
    open: 'detail',
  },
  when: {
    endTime: { valid: { endTime: { gt: { field: 'startTime' } } } },
    declaredPower: {
      valid: { or: [{ abilityPower: { empty: true } }, { declaredPower: { lte: { field: 'abilityPower' } } }] },
    },
  },
  form: [
    section('basic', ['noticeId', 'resourceId', 'startTime', 'endTime']),
    section('bid', ['declaredPower', 'declaredPrice']),
  ],
  detail: [
    section('result', [
      'baselinePower',
      'abilityPower',
      'declaredPower',
      'declaredPrice',
      'clearedPower',
      'clearedPrice',
    ]),
    section('basic', ['noticeId', 'resourceId', 'startTime', 'endTime', 'declareDeadline', 'declareTime', 'declarer']),
  ],
  standard: { edit: { visible: { status: 'draft' }, enabled: inTime } },
  actions: {
    exportResources: { on: 'page', call: 'POST exportDeclareResource', download: true, permission: 'export' },
  },
  workflow: {
    state: 'status',
    path: ['draft', 'confirmed', 'cleared'],
    limits: { draft: { by: 'declareDeadline' } },
    transitions: {
      confirm: { from: ['draft'], to: 'confirmed', call: 'POST declare/confirm', guards: { inTime } },
      clear: {
        from: ['confirmed'],
        to: 'cleared',
        call: 'POST clear/edit',
        form: { clearedPower: power('clearedPower'), clearedPrice: priced('clearedPrice') },
        guards: {
          closed: { declareDeadline: { lte: { now: true } } },
          within: { clearedPower: { lte: { field: 'declaredPower' } } },
        },
        bulk: false,
      },
    },
  },
});
export type ResponseDeclaration = RecordOf<typeof responseDeclaration>;
