import { boolean, dateTime, enumeration, file, json, options, reference, referenceMany, rows, text } from '@/dsl';
import { workOrderStates } from './workOrderFlow';
import { handling } from './handling';

/** Fields of a work order: on its own pages, among those filed, and among those one has initiated. */
export const workOrderFields = {
  orderNo: text({ readOnly: true, max: 32 }),
  title: text({ required: true, max: 100 }),
  ...workOrderStates,
  orderType: options('POST type-box', {
    at: 'orderType',
    required: true,
    samples: ['defect', 'inspection', 'maintenance'],
  }),
  source: options('POST type-box', { at: 'source', readOnly: true, samples: ['manual', 'alarm', 'plan'] }),
  level: enumeration(['urgent', 'high', 'normal'], {
    required: true,
    default: 'normal',
    tones: { urgent: 'error', high: 'warning', normal: 'neutral' },
  }),
  stationId: reference('ticket/station', { required: true }),
  deviceIds: referenceMany('ticket/device', { within: 'stationId' }),
  /** The alarm it is made of, which begins the form and stays. */
  alarmId: text({ fixed: true, aliases: ['alarm'] }),
  description: text({ required: true, multiline: true, max: 1000 }),
  attachments: file({ maxCount: 10, upload: 'POST document/upload' }),
  planStart: dateTime({ required: true, future: true }),
  planEnd: dateTime({ required: true, future: true, notBelow: 'planStart' }),
  signer: reference('account/user', { required: true, aliases: ['signerId'] }),
  handler: reference('account/user', { required: true, aliases: ['handlerId'] }),
  checker: reference('account/user', { required: true, aliases: ['checkerId'] }),
  initiator: reference('account/user', { readOnly: true, aliases: ['initiatorId'] }),
  createTime: dateTime({ readOnly: true }),
  actualStart: dateTime({ readOnly: true }),
  actualEnd: dateTime({ readOnly: true }),
  overdue: boolean({ readOnly: true }),
  rejectReason: text({ readOnly: true, multiline: true }),
  handleRecords: rows({ ...handling, handler: reference('account/user', { readOnly: true }) }, { readOnly: true }),
  stateTime: dateTime({ readOnly: true, internal: true }),
  /** Zone of the station: its clock is the one of every time of the order. */
  timeZone: text({ readOnly: true, internal: true }),
  logs: json({ readOnly: true, internal: true }),
};
