import { enumeration, section, text } from '@/dsl';
import { handling } from './handling';

/**
 * Where a work order can stand. The moves between the states are below: one more of them is a change of this file and
 * its texts.
 */
export const workOrderStates = {
  status: enumeration(
    ['pendingSign', 'signRejected', 'pendingProcess', 'processing', 'pendingConfirm', 'pendingCheck', 'filed'],
    {
      readOnly: true,
      tones: {
        pendingSign: 'warning',
        signRejected: 'error',
        pendingProcess: 'info',
        processing: 'info',
        pendingConfirm: 'warning',
        pendingCheck: 'warning',
        filed: 'success',
      },
    },
  ),
};

/** The way of a work order (spec 03 §4): signed, handled, confirmed, checked, filed. */
export const workOrderFlow = {
  state: 'status',
  path: ['pendingSign', 'pendingProcess', 'processing', 'pendingConfirm', 'pendingCheck', 'filed'],
  onEdit: { signRejected: 'pendingSign' },
  since: 'stateTime',
  limits: {
    pendingSign: { hours: 24 },
    pendingProcess: { by: 'planStart' },
    processing: { by: 'planEnd' },
    pendingConfirm: { hours: 24 },
    pendingCheck: { hours: 48 },
  },
  comment: { opinion: text({ multiline: true, max: 255 }) },
  log: { field: 'logs' },
  transitions: {
    approve: {
      from: ['pendingSign'],
      to: 'pendingProcess',
      assignee: 'signer',
      call: 'POST sign/approve',
      comment: 'optional',
    },
    reject: {
      from: ['pendingSign'],
      to: 'signRejected',
      assignee: 'signer',
      call: 'POST sign/reject',
      comment: 'required',
      danger: true,
    },
    process: { from: ['pendingProcess'], to: 'processing', assignee: 'handler', call: 'POST process' },
    handle: {
      from: ['processing'],
      assignee: 'handler',
      call: { call: 'POST handle/create', idName: 'orderId' },
      form: handling,
    },
    submit: {
      from: ['processing'],
      to: 'pendingConfirm',
      assignee: 'handler',
      call: 'POST process/submit',
      guards: { handled: { handleRecords: { empty: false } } },
      comment: 'optional',
    },
    confirm: {
      from: ['pendingConfirm'],
      to: 'pendingCheck',
      assignee: 'initiator',
      call: 'POST process/confirm',
      comment: 'optional',
    },
    checkApprove: {
      from: ['pendingCheck'],
      to: 'filed',
      assignee: 'checker',
      call: 'POST check/approve',
      comment: 'optional',
    },
    checkReject: {
      from: ['pendingCheck'],
      to: 'processing',
      assignee: 'checker',
      call: 'POST check/reject',
      comment: 'required',
      danger: true,
    },
  },
} as const;

/** What the page of a work order shows, in order. */
export const workOrderDetail = [
  section('basic', [
    'orderNo',
    'orderType',
    'level',
    'source',
    'stationId',
    'deviceIds',
    'alarmId',
    'description',
    'attachments',
  ]),
  section('plan', ['planStart', 'planEnd', 'actualStart', 'actualEnd', 'overdue', 'createTime']),
  section('people', ['initiator', 'signer', 'handler', 'checker', 'rejectReason']),
  section('handling', ['handleRecords']),
] as const;
