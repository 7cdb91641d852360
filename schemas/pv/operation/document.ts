import { defineResource, range, section, type RecordOf } from '@/dsl';
import { pvOperations } from '../../services';
import { documentFields } from '../parts/documentFields';

// covers VS-100, V-560, V-561, V-562, VE-246
/**
 * Drawings, contracts and certificates of a station (proposed fields L). They are uploaded and deleted, never edited.
 */
export const document = defineResource({
  name: 'pv/document',
  api: pvOperations('station/document', { page: 'GET pageList', create: 'POST create', delete: 'POST delete' }),
  fields: documentFields,
  list: {
    columns: ['name', 'category', 'stationId', 'file', 'size', 'uploader', 'uploadTime'],
    filters: ['name', 'stationId', 'category', range('uploadTime')],
    sort: { field: 'uploadTime', order: 'desc' },
    open: false,
  },
  form: [section('basic', ['stationId', 'name', 'category', 'file'])],
  actions: { preview: { on: 'row', permission: false, previews: 'file' } },
});
export type PvDocument = RecordOf<typeof document>;
