import { defineResource, duration, number, options, section, tab, text, type RecordOf } from '@/dsl';
import { deviceFields } from '../parts/deviceFields';
import { PV_DEVICE_TYPES } from '../parts/deviceTypes';
import { records } from '../parts/records';

const COLLECTS = { deviceType: 'collector' } as const;
const { name, sn, stationId, buildingId, libraryId, parentId, status } = deviceFields;

// covers VS-103, V-571, V-672, V-673, V-674, V-675, V-676, VE-248, VE-280
/**
 * Devices whose data are collected, and the collectors themselves (proposed fields L). Environment monitors are kept by
 * calls of their own.
 */
export const device = defineResource({
  name: 'pv/device',
  api: records('collect'),
  fields: {
    name,
    sn,
    deviceType: options('POST /enjoyelec-cloud-pvpro-operation/v3/web/operation/device/common/type-box', {
      at: 'deviceType',
      required: true,
      samples: PV_DEVICE_TYPES,
    }),
    stationId,
    buildingId,
    libraryId,
    parentId,
    protocol: text({ max: 32 }),
    ip: text({ max: 45 }),
    port: number({ min: 1, max: 65_535 }),
    simCard: text({ max: 20 }),
    uploadInterval: duration({ unit: 'min', min: 1, max: 1440 }),
    deviceCount: number({ readOnly: true }),
    status,
  },
  list: {
    columns: [
      'name',
      'sn',
      'deviceType',
      'status',
      'stationId',
      'buildingId',
      'parentId',
      { field: 'ip', hidden: true },
      { field: 'deviceCount', hidden: true },
    ],
    filters: ['name', 'deviceType', 'status', 'stationId', 'buildingId', 'sn'],
  },
  form: [
    section('basic', ['name', 'sn', 'deviceType', 'libraryId']),
    section('place', ['stationId', 'buildingId', 'parentId']),
    section('collecting', ['protocol', 'ip', 'port', 'simCard', 'uploadInterval'], { visible: COLLECTS }),
  ],
  detail: tab('overview', [
    section('basic', ['name', 'sn', 'deviceType', 'libraryId', 'status']),
    section('place', ['stationId', 'buildingId', 'parentId']),
    section('collecting', ['protocol', 'ip', 'port', 'simCard', 'uploadInterval', 'deviceCount'], {
      visible: COLLECTS,
    }),
  ]),
  standard: {
    edit: { visible: { deviceType: { ne: 'environment' } } },
    delete: { visible: { deviceType: { ne: 'environment' } } },
  },
  related: {
    series: { resource: 'pv/series', by: { inverterId: 'id' } },
    behind: { resource: 'pv/device', by: { parentId: 'id' } },
  },
});
export type PvDevice = RecordOf<typeof device>;
