import { defineResource, enumeration, image, number, reference, text, type RecordOf } from '@/dsl';
import { pvStatistics } from '../../services';

// covers V-606, V-607, V-608, V-609
/**
 * A part of a maintenance report, in the order of `sort` (spec 03 §7, PV statistics; proposed fields N). A part of that
 * report.
 */
export const maintenanceContent = defineResource({
  name: 'pv/maintenance-content',
  api: pvStatistics('report/maintainContent', {
    page: { call: 'GET detail', pages: false },
    create: 'POST create',
    edit: 'POST update',
    delete: 'DELETE delete',
  }),
  recordTitle: 'title',
  fields: {
    reportId: reference('pv/maintenance-report', { required: true, fixed: true, textFrom: 'reportName' }),
    section: enumeration(['overview', 'generation', 'fault', 'maintenance', 'cleaning', 'suggestion'], {
      required: true,
    }),
    title: text({ required: true, max: 100 }),
    text: text({ multiline: true, max: 2000 }),
    pictures: image(),
    sort: number({ min: 0, max: 999 }),
  },
  list: {
    columns: ['sort', 'section', 'title', 'text', 'pictures'],
    filters: ['reportId', 'section'],
    sort: { field: 'sort', order: 'asc' },
  },
});
export type MaintenanceContent = RecordOf<typeof maintenanceContent>;
