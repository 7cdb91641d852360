import { date, dateTime, defineResource, enumeration, file, options, quantity, range, reference, rows, section, serial, text, timeOfDay, type RecordOf } from '@/dsl';
import { vppTrade } from '../services';
import { noticeFlow } from './parts/noticeFlow';
import { trading } from './parts/tradeMeasures';
import { NOTICE_MODES, RESPONSE_TYPES, TRADE_VARIETIES } from './parts/vppCodes';

// covers V-042, V-043, V-044, V-045, V-046, V-047, V-048, V-054
/** A market, or somebody by hand, asks plants to use less or more for some hours (proposed fields A, trade-notice). */
export const tradeNotice = defineResource({
  name: 'vpp/trade-notice',
  api: vppTrade('trade/notice', { page: 'POST list', detail: 'POST detail', create: 'POST addHandTradeNotice', edit: 'POST editHandTradeNotice', delete: 'POST delete' }),
  recordTitle: 'title',
  fields: {
    noticeNo: serial({ pattern: 'TN-{yyyyMMdd}-{000}' }),
    title: text({ required: true, max: 100 }),
    processStatus: enumeration(['pending', 'declined', 'declaring', 'submitted', 'cleared', 'ordered', 'closed', 'expired'], {
      readOnly: true,
      tones: { pending: 'warning', declined: 'neutral', declaring: 'warning', submitted: 'info', cleared: 'info', ordered: 'success', closed: 'neutral', expired: 'error' },
    }),
    source: enumeration(['platform', 'manual'], { readOnly: true }),
    operationPlatformId: reference('vpp/operation-platform', { required: true }),
    vppId: reference('vpp/plant', { required: true, textFrom: 'vppName' }),
    tradeVariety: options('POST type-box', { at: 'tradeVariety', required: true, samples: TRADE_VARIETIES }),
    responseType: enumeration(RESPONSE_TYPES, { required: true }),
    noticeMode: enumeration(NOTICE_MODES, { required: true, default: 'dayAhead', tones: { emergency: 'error', realTime: 'warning' } }),
    noticeTime: dateTime({ required: true }),
    declareDeadline: dateTime({ required: true, future: true, notBelow: 'noticeTime' }),
    responseDate: date({ required: true, future: true }),
    periods: rows({ startTime: timeOfDay({ required: true }), endTime: timeOfDay({ required: true, end: true, notBelow: 'startTime' }), demandPower: quantity(trading, 'demandPower', { input: true, required: true, max: 999_999_999 }) }, { required: true, min: 1 }),
    demandPower: quantity(trading, 'demandPower'),
    priceFloor: quantity(trading, 'priceFloor', { input: true, min: -999_999, max: 999_999 }),
    priceCap: quantity(trading, 'priceCap', { input: true, required: true, min: -999_999, max: 999_999, notBelow: 'priceFloor' }),
    area: options('GET /iot/v3/web/area/list', { required: true, samples: ['CN-320500', 'CN-440100', 'NL-NB'] }),
    content: text({ multiline: true, max: 2000 }),
    attachments: file({ maxCount: 10, upload: 'POST /iemscloud/trade/web/vpp/trade/notice/file/upload' }),
    stateTime: dateTime({ readOnly: true, internal: true }),
    timeZone: text({ readOnly: true, internal: true }),
    currency: text({ readOnly: true, internal: true }),
  },
  list: {
    columns: ['noticeNo', { field: 'processStatus', width: 150 }, 'title', 'source', 'operationPlatformId', 'vppId', 'tradeVariety', 'responseType', 'noticeMode', 'noticeTime', 'declareDeadline', 'responseDate', 'demandPower', 'priceCap'],
    filters: ['noticeNo', 'title', 'processStatus', 'source', 'operationPlatformId', 'vppId', 'tradeVariety', 'responseType', 'noticeMode', range('noticeTime', { params: ['beginNoticeTime', 'endNoticeTime'] }), range('responseDate', { future: true })],
    search: 'title',
    sort: { field: 'noticeTime', order: 'desc' },
    refresh: '60 s',
  },
  when: { declareDeadline: { valid: { declareDeadline: { gt: { field: 'noticeTime' } } } } },
  form: [
    section('basic', ['title', 'operationPlatformId', 'vppId', 'area', 'tradeVariety', 'responseType', 'noticeMode']),
    section('time', ['noticeTime', 'declareDeadline', 'responseDate', 'periods']),
    section('prices', ['priceFloor', 'priceCap']),
    section('documents', ['content', 'attachments']),
  ],
  detail: [
    section('basic', ['noticeNo', 'source', 'operationPlatformId', 'vppId', 'area', 'tradeVariety', 'responseType', 'noticeMode']),
    section('time', ['noticeTime', 'declareDeadline', 'responseDate', 'demandPower', 'periods']),
    section('prices', ['priceFloor', 'priceCap']),
    section('documents', ['content', 'attachments']),
  ],
  standard: {
    edit: { visible: { source: 'manual', processStatus: 'pending' } },
    delete: { visible: { source: 'manual', processStatus: 'pending' } },
  },
  related: {
    bids: { resource: 'vpp/trade-bid', by: { noticeId: 'id', vppId: 'vppId' }, without: ['noticeId', 'vppId'] },
    declarations: { resource: 'vpp/response-declaration', by: { noticeId: 'id' }, without: ['noticeId'] },
    results: { resource: 'vpp/treatment-result', by: { noticeId: 'id' }, without: ['noticeId', 'vppId'] },
  },
  workflow: noticeFlow,
});
export type TradeNotice = RecordOf<typeof tradeNotice>;
