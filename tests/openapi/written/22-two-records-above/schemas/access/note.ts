import { defineResource, reference, text, type RecordOf } from '@/dsl';
import { access } from '../services';

export const note = defineResource({
  name: 'access/note',
  api: access('projects/{projectId}/notes', { page: { call: 'GET .', pages: false }, create: 'POST .', sort: false }),
  recordTitle: 'title',
  fields: {
    projectId: reference('access/project', { required: true, fixed: true }),
    title: text(),
  },
  list: { of: 'projectId' },
});
export type Note = RecordOf<typeof note>;
