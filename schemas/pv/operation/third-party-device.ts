import { defineResource, enumeration, options, reference, section, text, type RecordOf } from '@/dsl';
import { PV_DEVICE_TYPES } from '../parts/deviceTypes';
import { thirdPart } from '../parts/thirdPart';

const INFO = '/enjoyelec-cloud-pvpro-operation/v3/web/device/info';

// covers VS-105, V-586, V-587, V-588, V-589, V-590, V-591, V-592, V-593, V-594, V-548, V-549, VE-242
/**
 * A device that an account at a maker's cloud shows, and which station and device of ours it is (proposed fields L).
 */
export const thirdPartyDevice = defineResource({
  name: 'pv/third-party-device',
  api: thirdPart('device', { import: 'POST import', importConfirm: 'POST import/confirm', export: 'POST export' }),
  recordTitle: 'thirdDeviceName',
  fields: {
    accountId: reference('pv/third-party-account', { required: true, fixed: true }),
    thirdStationId: options(`POST ${INFO}/thirdPartStationList`, { required: true, fixed: true, within: 'accountId' }),
    thirdStationName: text({ readOnly: true }),
    thirdDeviceId: options(`POST ${INFO}/thirdPartDeviceList`, {
      required: true,
      fixed: true,
      within: 'thirdStationId',
    }),
    thirdDeviceName: text({ readOnly: true }),
    deviceType: enumeration(PV_DEVICE_TYPES, { readOnly: true, shared: 'pv.deviceType' }),
    sn: text({ readOnly: true }),
    stationId: reference('pv/station'),
    deviceId: reference('pv/device', { within: 'stationId' }),
    bindStatus: enumeration(['unbound', 'bound'], { readOnly: true, tones: { unbound: 'neutral', bound: 'success' } }),
  },
  list: {
    columns: [
      'thirdDeviceName',
      'thirdDeviceId',
      'deviceType',
      'sn',
      'thirdStationName',
      { field: 'thirdStationId', hidden: true },
      'accountId',
      'stationId',
      'deviceId',
      'bindStatus',
    ],
    filters: ['thirdStationName', 'accountId', 'thirdStationId', 'deviceType', 'stationId', 'bindStatus'],
  },
  form: [
    section('theirs', ['accountId', 'thirdStationId', 'thirdDeviceId']),
    section('ours', ['stationId', 'deviceId']),
  ],
  detail: [
    section('theirs', [
      'accountId',
      'thirdStationId',
      'thirdStationName',
      'thirdDeviceId',
      'thirdDeviceName',
      'deviceType',
      'sn',
    ]),
    section('ours', ['stationId', 'deviceId', 'bindStatus']),
  ],
  actions: {
    bind: {
      on: 'row',
      call: 'POST bind',
      visible: { bindStatus: 'unbound' },
      form: {
        stationId: reference('pv/station', { required: true }),
        deviceId: reference('pv/device', { required: true, within: 'stationId' }),
      },
    },
  },
});
export type PvThirdPartyDevice = RecordOf<typeof thirdPartyDevice>;
