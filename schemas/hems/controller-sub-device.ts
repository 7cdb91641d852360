import { defineResource, enumeration, options, text, type RecordOf } from '@/dsl';
import { hems } from '../services';
import { PROTOCOLS } from './parts/connections';
import { online } from './parts/deviceStates';
import { DEVICE_TYPES, deviceTypeWords } from './parts/deviceTypes';

const METER = { deviceType: 1 } as const;

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
    deviceSn: text({ required: true, max: 32 }),
    deviceName: text({ required: true, max: 60 }),
    deviceType: enumeration(DEVICE_TYPES, { ...deviceTypeWords, required: true }),
    brandId: options('POST listSubDeviceBrand', { required: true, within: 'deviceType' }),
    model: options('POST listSubDeviceModel', { required: true, within: 'brandId' }),
    protocol: options('POST listSubDeviceProtocol', { required: true, within: 'model', samples: PROTOCOLS }),
    meterRole: options('POST detailDeviceBindEnumBox', { at: 'meterRole', samples: ['grid', 'pv', 'battery', 'charger', 'load'] }),
    phase: options('POST detailDeviceBindEnumBox', { at: 'phase', samples: ['L1', 'L2', 'L3', 'L123'] }),
    bindState: enumeration([0, 1], { readOnly: true, tones: { 0: 'neutral', 1: 'success' } }),
    connectState: enumeration(['waiting', 'connecting', 'connected', 'failed'], {
      readOnly: true,
      tones: { waiting: 'neutral', connecting: 'info', connected: 'success', failed: 'error' },
    }),
    failReason: text({ readOnly: true, max: 255 }),
    online,
  },
  when: { meterRole: { visible: METER, required: METER }, phase: { visible: METER } },
  list: {
    columns: ['deviceSn', 'deviceName', 'deviceType', 'brandId', 'model', 'protocol', 'meterRole', 'bindState', 'connectState', 'online', 'failReason'],
    filters: ['deviceType', 'bindState'],
    open: false,
  },
  actions: {
    connect: { on: 'page' },
    rename: { on: ['row', 'bulk'] },
    protocolConfig: { on: 'row' },
  },
});
export type ControllerSubDevice = RecordOf<typeof controllerSubDevice>;
