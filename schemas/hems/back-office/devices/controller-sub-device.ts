import { defineResource, enumeration, options, round, rows, rule, text, type AnyValues, type RecordOf } from '@/dsl';
import { hems } from '../../../services';
import { CONNECT, bindReached, connecting, connection } from '../../parts/connecting';
import { PROTOCOLS } from '../../parts/connections';
import { online } from '../../parts/deviceStates';
import { DEVICE_TYPES, deviceTypeWords } from '../../parts/deviceTypes';
import { protocolConfig, protocolWhen } from '../../parts/protocolConfig';

const METER = { deviceType: 1 } as const;

const editable = {
  deviceSn: text({ required: true, max: 32 }),
  deviceName: text({ required: true, max: 60 }),
  deviceType: enumeration(DEVICE_TYPES, { ...deviceTypeWords, required: true }),
  brandId: options('POST listSubDeviceBrand', { required: true, within: 'deviceType' }),
  model: options('POST listSubDeviceModel', { required: true, within: 'brandId' }),
  protocol: options('POST listSubDeviceProtocol', { required: true, within: 'model', samples: PROTOCOLS }),
  meterRole: options('POST detailDeviceBindEnumBox', {
    at: 'meterRole',
    samples: ['grid', 'pv', 'battery', 'charger', 'load'],
  }),
  phase: options('POST detailDeviceBindEnumBox', { at: 'phase', samples: ['L1', 'L2', 'L3', 'L123'] }),
};
const when = { meterRole: { visible: METER, required: METER }, phase: { visible: METER } } as const;

/** Of the row that is configured, and the controller it stands below. */
const ofDevice = ({ controllerSn, deviceSn }: AnyValues) => ({ deviceSn: controllerSn, subDeviceSn: deviceSn });
const differentNames = rule(
  'differentNames',
  (list) =>
    Array.isArray(list) &&
    new Set(list.map((row: AnyValues) => String(row.deviceName ?? '').trim())).size === list.length,
);

/** A device below a controller, bound to it; on its page (spec 02 §7). It is made by connecting it. */
export const controllerSubDevice = defineResource({
  name: 'hems/controller-sub-device',
  api: hems('controller', {
    page: { call: 'POST bindSubList', pages: false, names: { controllerSn: 'deviceSn' } },
    sort: false,
    read: (row) => ({ ...row, id: row.id ?? row.deviceSn, brandIdDesc: row.brandName ?? null }),
  }),
  recordTitle: 'deviceName',
  fields: {
    ...editable,
    bindState: enumeration([0, 1], { readOnly: true, tones: { 0: 'neutral', 1: 'success' } }),
    ...connection,
    online,
  },
  when,
  list: {
    columns: [
      'deviceSn',
      'deviceName',
      'deviceType',
      'brandId',
      'model',
      'protocol',
      'meterRole',
      'bindState',
      'connectState',
      'online',
      'failReason',
    ],
    filters: ['deviceType', 'bindState'],
    open: false,
  },
  actions: {
    connect: {
      on: 'page',
      rounds: [
        round('device', editable, {
          when,
          call: CONNECT,
          send: ({ record, wire }) => ({
            deviceSn: record.controllerSn,
            list: [{ ...wire, protocolConfig: { protocol: wire.protocol } }],
          }),
          task: connecting,
        }),
        bindReached('controllerSn'),
      ],
    },
    rename: {
      on: ['row', 'bulk'],
      call: 'POST renameBatch',
      bulk: 'ids',
      form: {
        list: rows(
          { deviceSn: text({ readOnly: true }), deviceName: text({ required: true, max: 60 }) },
          { sameRows: true, ofRecords: true, named: 'deviceSn', rules: [differentNames] },
        ),
      },
    },
    protocolConfig: {
      on: 'row',
      rounds: [
        round('kept', {}, { call: 'POST detailProtocolConfig', reads: true, send: ({ record }) => ofDevice(record) }),
        round('config', protocolConfig, {
          when: protocolWhen,
          call: 'POST updateProtocolConfig',
          send: ({ record, wire }) => ({ ...ofDevice(record), ...wire }),
          task: {
            call: 'POST monitorProtocolConfigResult',
            until: { status: { in: ['success', 'failed'] } },
            failed: { status: 'failed' },
            limit: 60,
          },
        }),
        round('taken', {}),
      ],
    },
  },
});
export type ControllerSubDevice = RecordOf<typeof controllerSubDevice>;
