import { defineResource, range, section, type RecordOf } from '@/dsl';
import { documentFields } from '../parts/documentFields';
import { records } from '../parts/records';

// covers V-662, V-663, V-664, V-665, V-666, VE-278
/** Files of a station that may still change (proposed fields L, pv-file). A part of the page of the station. */
export const file = defineResource({
  name: 'pv/file',
  api: records('file'),
  fields: documentFields,
  list: {
    columns: ['name', 'category', 'stationId', 'file', 'size', 'uploader', 'uploadTime'],
    filters: ['name', 'stationId', 'category', range('uploadTime')],
    sort: { field: 'uploadTime', order: 'desc' },
  },
  form: [section('basic', ['stationId', 'name', 'category', 'file'])],
  actions: { preview: { on: 'row', permission: false, previews: 'file' } },
});
export type PvFile = RecordOf<typeof file>;
