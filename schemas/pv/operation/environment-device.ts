import { codes, defineResource, section, type RecordOf } from '@/dsl';
import { deviceFields } from '../parts/deviceFields';
import { records } from '../parts/records';

const { name, sn, stationId, buildingId, libraryId, parentId, status } = deviceFields;

// covers V-667, V-668, V-669, V-670, V-671, VE-279
/** Monitors of light, heat and wind at a station (proposed fields L, environment-device). */
export const environmentDevice = defineResource({
  name: 'pv/environment-device',
  api: records('environment'),
  fields: {
    name,
    sn,
    stationId,
    buildingId,
    libraryId,
    parentId,
    sensors: codes(['irradiance', 'ambientTemperature', 'moduleTemperature', 'windSpeed', 'windDirection', 'humidity']),
    status,
  },
  list: {
    columns: ['name', 'sn', 'status', 'stationId', 'buildingId', 'parentId', 'sensors'],
    filters: ['name', 'sn', 'status', 'stationId', 'buildingId'],
  },
  form: [
    section('basic', ['name', 'sn', 'libraryId', 'sensors']),
    section('place', ['stationId', 'buildingId', 'parentId']),
  ],
});
export type EnvironmentDevice = RecordOf<typeof environmentDevice>;
