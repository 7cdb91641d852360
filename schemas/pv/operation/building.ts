import { defineResource, enumeration, image, number, reference, section, text, type RecordOf } from '@/dsl';
import { orientation } from '../parts/orientation';
import { records } from '../parts/records';

const SIZE = { min: 0, max: 999_999_999 } as const;

// covers VS-102, V-657, V-658, V-659, V-660, V-661, VE-277
/** A roof or field of a station, with the plan its devices are placed on (proposed fields L). */
export const building = defineResource({
  name: 'pv/building',
  api: records('build'),
  fields: {
    stationId: reference('pv/station', { required: true }),
    name: text({ required: true, max: 60 }),
    roofType: enumeration(['colorSteel', 'concrete', 'tile', 'ground', 'carport'], { required: true }),
    area: number({ ...SIZE, decimals: 2, unit: 'm²' }),
    capacity: number({ ...SIZE, required: true, decimals: 4, unit: 'kWp' }),
    ...orientation,
    height: number({ ...SIZE, decimals: 2, unit: 'm' }),
    owner: text({ max: 60 }),
    layoutPicture: image({ single: true }),
  },
  list: {
    columns: ['name', 'stationId', 'roofType', 'area', 'capacity', 'owner'],
    filters: ['name', 'stationId', 'roofType'],
    inline: ['owner'],
  },
  form: [
    section('basic', ['stationId', 'name', 'roofType', 'owner']),
    section('panels', ['capacity', 'area', 'height', 'tilt', 'azimuth']),
    section('plan', ['layoutPicture']),
  ],
  related: { devices: { resource: 'pv/device', by: { buildingId: 'id' } } },
});
export type PvBuilding = RecordOf<typeof building>;
