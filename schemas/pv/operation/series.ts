import { boolean, defineResource, number, reference, section, type RecordOf } from '@/dsl';
import { orientation } from '../parts/orientation';
import { records } from '../parts/records';

// covers V-547, V-677, V-678, V-679, V-680, V-681, VE-241
/** A string of modules at an input of an inverter; its capacity follows from them (proposed fields L). */
export const series = defineResource({
  name: 'pv/series',
  api: records('series', { options: 'POST /enjoyelec-cloud-pvpro-operation/v3/web/device/common/series/list' }),
  recordTitle: 'seriesNo',
  fields: {
    inverterId: reference('pv/device', { required: true, textFrom: 'inverterName' }),
    seriesNo: number({ required: true, min: 1, max: 999 }),
    mpptNo: number({ required: true, min: 1, max: 99 }),
    moduleLibraryId: reference('pv/device-library', { required: true }),
    moduleCount: number({ required: true, min: 1, max: 999 }),
    modulePower: number({ required: true, min: 0, max: 999_999_999, decimals: 2, unit: 'Wp' }),
    capacity: number({ readOnly: true, decimals: 4, unit: 'kWp' }),
    ...orientation,
    enabled: boolean({ default: true }),
  },
  list: {
    columns: ['inverterId', 'seriesNo', 'mpptNo', 'moduleCount', 'modulePower', 'capacity', 'enabled'],
    filters: ['inverterId'],
    inline: ['moduleCount', 'enabled'],
    bulk: ['moduleCount', 'modulePower', 'tilt', 'azimuth'],
  },
  form: [
    section('basic', ['inverterId', 'seriesNo', 'mpptNo', 'enabled']),
    section('modules', ['moduleLibraryId', 'moduleCount', 'modulePower', 'tilt', 'azimuth']),
  ],
});
export type PvSeries = RecordOf<typeof series>;
