import {
  coordinates,
  defineResource,
  enumeration,
  number,
  percent,
  reference,
  section,
  text,
  treeReference,
  type RecordOf,
} from '@/dsl';
import { cloudStations } from '../../services';

// covers V-216, V-217, V-218, V-219, VE-169
/** Storage or chargers on wheels, and where they are now (proposed fields B). */
export const mobileStation = defineResource({
  name: 'cloud/mobile-station',
  api: cloudStations('mobile', { page: 'POST list', create: 'POST add', edit: 'POST edit', delete: 'POST delete' }),
  fields: {
    name: text({ required: true, max: 60 }),
    sn: text({ required: true, max: 32, unique: true, fixed: true }),
    vehicleType: enumeration(['storageVehicle', 'chargingVehicle', 'container'], { required: true }),
    plateNumber: text({ max: 16 }),
    ratedPower: number({ required: true, min: 0, max: 999_999_999, decimals: 2, unit: 'kW' }),
    ratedCapacity: number({ required: true, min: 0, max: 999_999_999, decimals: 2, unit: 'kWh' }),
    orgId: treeReference('cloud/organization', { required: true, textFrom: 'orgName' }),
    stationId: reference('cloud/station'),
    location: coordinates({ readOnly: true }),
    soc: percent({ readOnly: true }),
    status: enumeration(['idle', 'serving', 'charging', 'maintenance'], {
      readOnly: true,
      tones: { idle: 'neutral', serving: 'success', charging: 'info', maintenance: 'warning' },
    }),
  },
  list: {
    columns: [
      'name',
      'sn',
      'vehicleType',
      'plateNumber',
      'status',
      'soc',
      'ratedPower',
      'ratedCapacity',
      'orgId',
      'stationId',
    ],
    filters: ['name', 'sn', 'vehicleType', 'status', 'orgId'],
    bulk: ['stationId'],
  },
  form: [
    section('basic', ['name', 'sn', 'vehicleType', 'plateNumber', 'ratedPower', 'ratedCapacity']),
    section('place', ['orgId', 'stationId']),
  ],
  detail: [
    section('basic', ['name', 'sn', 'vehicleType', 'plateNumber', 'ratedPower', 'ratedCapacity', 'status', 'soc']),
    section('place', ['orgId', 'stationId', 'location']),
  ],
});
export type MobileStation = RecordOf<typeof mobileStation>;
