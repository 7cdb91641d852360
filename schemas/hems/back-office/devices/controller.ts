import {
  country,
  dateTime,
  defineResource,
  enumeration,
  number,
  own,
  range,
  reference,
  round,
  section,
  tab,
  tags,
  text,
  type RecordOf,
} from '@/dsl';
import { hems } from '../../../services';
import { CONNECT, bindReached, connecting } from '../../parts/connecting';
import { asConnected, devicesFound, search } from '../../parts/discovery';
import { OTA_STATES, otaWords, reported } from '../../parts/deviceStates';

const ONLINE = { online: 1 } as const;

// covers HE-342, HE-343, HS-053, H-180
/**
 * What connects the devices of a home (spec 02 §7). It comes into being with its serial number: nothing is created
 * here.
 */
export const controller = defineResource({
  name: 'hems/controller',
  api: hems('controller', {
    page: 'POST page',
    detail: 'POST detail',
    read: (row) => ({ sns: [row.deviceSn], ...row }),
  }),
  recordTitle: 'deviceSn',
  fields: {
    deviceSn: text({ readOnly: true, max: 32 }),
    name: text({ readOnly: true, max: 60 }),
    brandName: text({ readOnly: true }),
    model: text({ readOnly: true }),
    hardwareVersion: text({ readOnly: true, max: 32 }),
    mac: text({ readOnly: true, max: 17 }),
    ip: text({ readOnly: true, max: 45 }),
    network: enumeration(['ethernet', 'wifi', 'mobile'], { readOnly: true }),
    signal: number({ readOnly: true, min: -120, max: 0, unit: 'dBm' }),
    ...reported,
    subDeviceCount: number({ readOnly: true, min: 0 }),
    stationId: reference('hems/home', { readOnly: true, textFrom: 'stationName' }),
    cusUserEmail: text({ readOnly: true, max: 255 }),
    installerId: reference('hems/installer', { readOnly: true }),
    tenantName: text({ readOnly: true }),
    countryCode: country({ readOnly: true }),
    otaStatus: enumeration(OTA_STATES, { ...otaWords, readOnly: true }),
    activateTime: dateTime({ readOnly: true }),
    /** An upgrade is asked for by serial numbers. */
    sns: tags({ readOnly: true, internal: true }),
  },
  list: {
    columns: [
      { field: 'deviceSn', width: 168 },
      'name',
      'brandName',
      'model',
      'online',
      'firmwareVersion',
      'network',
      'subDeviceCount',
      'stationId',
      { field: 'cusUserEmail', hidden: true },
      'installerId',
      { field: 'tenantName', hidden: true },
      { field: 'countryCode', hidden: true },
      'otaStatus',
      'lastOnlineTime',
      { field: 'activateTime', hidden: true },
    ],
    filters: [
      'deviceSn',
      'name',
      'brandName',
      'model',
      'firmwareVersion',
      'online',
      'stationId',
      'cusUserEmail',
      'installerId',
      'tenantName',
      'countryCode',
      range('activateTime', { params: ['beginTime', 'endTime'] }),
    ],
    search: 'deviceSn',
  },
  detail: tab('overview', [
    section('basic', ['deviceSn', 'name', 'brandName', 'model', 'firmwareVersion', 'hardwareVersion', 'otaStatus']),
    section('network', ['online', 'lastOnlineTime', 'network', 'signal', 'ip', 'mac']),
    section('place', [
      'stationId',
      'cusUserEmail',
      'countryCode',
      'installerId',
      'tenantName',
      'activateTime',
      'subDeviceCount',
    ]),
  ]),
  related: {
    subDevices: { resource: 'hems/controller-sub-device', by: { controllerSn: 'deviceSn' }, menu: false },
    properties: own('POST getDeviceProperty', { send: ['deviceSn'] }),
    devices: { resource: 'hems/controller-device', by: { controllerSn: 'deviceSn' }, menu: false },
  },
  actions: {
    bindInstaller: {
      on: 'row',
      call: 'POST bindInstaller',
      sendFields: ['deviceSn'],
      visible: { installerId: { empty: true } },
      form: { installerId: reference('hems/installer', { required: true }) },
    },
    unbindInstaller: {
      on: 'row',
      call: 'POST unbindInstaller',
      sendFields: ['deviceSn', 'installerId'],
      visible: { installerId: { empty: false } },
      confirm: true,
      danger: true,
    },
    upgradeOta: {
      on: ['row', 'bulk'],
      call: 'POST upgradeOta',
      sendFields: ['sns'],
      enabled: ONLINE,
      form: { packageId: reference('hems/ota-package', { required: true }) },
    },
    discover: {
      on: 'row',
      enabled: ONLINE,
      rounds: [
        round('search', search, {
          call: 'POST deviceDiscover',
          reads: true,
          send: ({ record, wire }) => ({ deviceSn: record.deviceSn, ...wire }),
          task: {
            call: 'POST deviceDiscoverResult',
            until: { status: { in: ['finished', 'failed'] } },
            failed: { status: 'failed' },
            limit: 120,
          },
        }),
        round(
          'connect',
          { list: devicesFound },
          {
            call: CONNECT,
            send: ({ record, values: { list } }) => ({
              deviceSn: record.deviceSn,
              list: (list ?? []).filter(({ chosen }) => chosen).map(asConnected),
            }),
            count: ({ list }) => (list ?? []).filter(({ chosen }) => chosen).length,
            task: connecting,
          },
        ),
        bindReached('deviceSn'),
      ],
    },
    freeHomes: { on: 'page', permission: false, lists: 'hems/free-home' },
  },
});
export type Controller = RecordOf<typeof controller>;
