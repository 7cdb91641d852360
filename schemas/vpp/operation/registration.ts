import { date, dateTime, defineResource, enumeration, file, range, reference, rows, text, type RecordOf } from '@/dsl';
import { vppPlants } from '../../services';

const attachments = file({ maxCount: 10 });

// covers V-117, V-118, V-119
/**
 * What a plant has told its operation platform of itself, its units and resources, and what became of it (proposed
 * fields A). No create call is given: what is submitted without an id is new.
 */
export const registration = defineResource({
  name: 'vpp/registration',
  api: vppPlants('register', { page: 'POST list' }),
  recordTitle: 'registerNo',
  fields: {
    registerNo: text({ readOnly: true }),
    vppId: reference('vpp/plant', { readOnly: true, textFrom: 'vppName' }),
    operationPlatformId: reference('vpp/operation-platform', { readOnly: true }),
    objectType: enumeration(['plant', 'unit', 'resource'], { readOnly: true }),
    objectId: text({ readOnly: true }),
    objectName: text({ readOnly: true, internal: true }),
    registerType: enumeration(['new', 'change', 'cancel'], {
      readOnly: true,
      tones: { new: 'info', change: 'warning', cancel: 'error' },
    }),
    submitTime: dateTime({ readOnly: true }),
    status: enumeration(['unsubmitted', 'reviewing', 'registered', 'rejected', 'cancelled'], {
      readOnly: true,
      tones: {
        unsubmitted: 'neutral',
        reviewing: 'warning',
        registered: 'success',
        rejected: 'error',
        cancelled: 'neutral',
      },
    }),
    feedback: text({ readOnly: true, multiline: true }),
    effectiveDate: date({ readOnly: true, future: true }),
    attachments,
  },
  list: {
    columns: [
      'registerNo',
      'status',
      'vppId',
      'operationPlatformId',
      'objectType',
      'objectId',
      'registerType',
      'submitTime',
      'feedback',
      'effectiveDate',
    ],
    filters: [
      'status',
      'vppId',
      'operationPlatformId',
      'objectType',
      'registerType',
      range('submitTime', { params: ['beginTime', 'endTime'] }),
    ],
    sort: { field: 'submitTime', order: 'desc' },
  },
  actions: {
    /** Of a resource that has none; plants and units are there to be submitted once they are made. */
    register: {
      on: 'page',
      permission: 'submit',
      call: 'POST submit',
      send: { registerType: 'new', objectType: 'resource' },
      form: {
        vppId: reference('vpp/plant', { required: true, textFrom: 'vppName' }),
        operationPlatformId: reference('vpp/operation-platform', { required: true }),
        objectId: reference('vpp/resource', { required: true, within: 'vppId' }),
        attachments,
      },
    },
    log: {
      on: 'row',
      permission: false,
      load: 'POST log/list',
      shows: {
        list: rows(
          { time: dateTime(), operator: text(), registerNo: text(), action: text(), result: text(), message: text() },
          { max: 500 },
        ),
      },
    },
  },
  workflow: {
    state: 'status',
    path: ['unsubmitted', 'reviewing', 'registered'],
    external: ['registered', 'rejected', 'cancelled'],
    log: { call: 'POST log/list', names: { user: 'operator', remark: 'message', to: 'result' } },
    transitions: {
      submit: { from: ['unsubmitted', 'rejected'], to: 'reviewing', call: 'POST submit', form: { attachments } },
      change: {
        from: ['registered'],
        to: 'reviewing',
        permission: 'submit',
        call: 'POST submit',
        send: { registerType: 'change' },
        form: { attachments },
      },
      cancel: {
        from: ['registered'],
        to: 'reviewing',
        permission: 'submit',
        call: 'POST submit',
        send: { registerType: 'cancel' },
        danger: true,
      },
    },
  },
});
export type Registration = RecordOf<typeof registration>;
