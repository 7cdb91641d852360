import {
  coordinates,
  date,
  defineResource,
  enumeration,
  image,
  number,
  referenceMany,
  section,
  tab,
  text,
  treeReference,
  type RecordOf,
} from '@/dsl';
import { orientation } from '../parts/orientation';
import { records } from '../parts/records';

const SIZE = { min: 0, max: 999_999_999 } as const;

// covers VS-101, V-652, V-653, V-654, V-655, V-656, V-573, VE-249
/** A PV station, with what stands there and what is kept of it on tabs of its page (proposed fields L). */
export const station = defineResource({
  name: 'pv/station',
  api: records('station', { options: 'POST /enjoyelec-cloud-pvpro-operation/v3/web/station/common/listByAuthority' }),
  fields: {
    name: text({ required: true, max: 60, aliases: ['stationName'] }),
    code: text({ required: true, max: 32, unique: true, aliases: ['stationCode'] }),
    orgId: treeReference('pv/organization', { required: true, textFrom: 'orgName' }),
    stationType: enumeration(['centralized', 'distributedIndustry', 'household'], { required: true }),
    area: treeReference('pv/area', { required: true, textFrom: 'areaName' }),
    address: text({ required: true, max: 255 }),
    position: coordinates({ required: true }),
    altitude: number({ ...SIZE, decimals: 2, unit: 'm' }),
    capacity: number({ ...SIZE, required: true, decimals: 4, unit: 'kWp' }),
    acCapacity: number({ ...SIZE, decimals: 2, unit: 'kW' }),
    gridMode: enumeration(['fullFeed', 'selfUse'], { required: true }),
    voltageLevel: enumeration(['220V', '380V', '10kV', '20kV', '35kV', '110kV']),
    gridDate: date({ required: true }),
    moduleCount: number(SIZE),
    inverterCount: number({ readOnly: true }),
    ...orientation,
    tariff: number({ ...SIZE, decimals: 4, unit: 'CNY/kWh' }),
    managerIds: referenceMany('pv/station-user', { max: 50, textFrom: 'managerNames' }),
    picture: image({ single: true }),
    status: enumeration(['normal', 'alarm', 'offline', 'building'], {
      readOnly: true,
      tones: { normal: 'success', alarm: 'error', offline: 'neutral', building: 'info' },
    }),
    timeZone: text({ readOnly: true, internal: true }),
  },
  list: {
    columns: ['name', 'status', 'capacity', 'stationType', 'orgId', 'area', 'code', 'gridMode', 'gridDate'],
    filters: ['name', 'stationType', 'status', 'gridMode', 'area', 'orgId', 'code'],
    bulk: ['managerIds', 'tariff'],
  },
  form: [
    section('basic', ['name', 'code', 'orgId', 'stationType', 'managerIds', 'picture']),
    section('place', ['area', 'address', 'position', 'altitude']),
    section('equipment', ['capacity', 'acCapacity', 'moduleCount', 'tilt', 'azimuth']),
    section('grid', ['gridMode', 'voltageLevel', 'gridDate', 'tariff']),
  ],
  detail: tab('overview', [
    section('basic', ['name', 'code', 'status', 'orgId', 'stationType', 'managerIds', 'picture']),
    section('place', ['area', 'address', 'position', 'altitude']),
    section('equipment', ['capacity', 'acCapacity', 'moduleCount', 'inverterCount', 'tilt', 'azimuth']),
    section('grid', ['gridMode', 'voltageLevel', 'gridDate', 'tariff']),
  ]),
  related: {
    buildings: { resource: 'pv/building', by: { stationId: 'id' } },
    devices: { resource: 'pv/device', by: { stationId: 'id' } },
    environment: { resource: 'pv/environment-device', by: { stationId: 'id' }, menu: false },
    cameras: { resource: 'pv/camera', by: { stationId: 'id' } },
    documents: { resource: 'pv/document', by: { stationId: 'id' } },
    files: { resource: 'pv/file', by: { stationId: 'id' }, menu: false },
    prices: { resource: 'pv/electricity-config', by: { stationId: 'id' }, menu: false },
  },
});
export type PvStation = RecordOf<typeof station>;
