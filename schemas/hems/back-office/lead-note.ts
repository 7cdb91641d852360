import { dateTime, defineResource, enumeration, file, reference, text, type RecordOf } from '@/dsl';
import { hems } from '../../services';
import { HEMS_UPLOAD } from '../parts/hemsUpload';

// covers HE-330
/** What was said to a lead, newest first; on its page (spec 02 §7). Only who wrote a note changes or deletes it. */
export const leadNote = defineResource({
  name: 'hems/lead-note',
  api: hems('leads', {
    page: { call: 'POST listNote', pages: false },
    create: 'POST saveNote',
    edit: 'POST saveNote',
    delete: 'POST deleteNote',
    sort: false,
  }),
  recordTitle: 'content',
  fields: {
    leadsId: reference('hems/lead', { required: true, fixed: true, internal: true }),
    noteType: enumeration(['call', 'email', 'visit', 'quote', 'other'], { required: true }),
    content: text({ required: true, multiline: true, max: 1000 }),
    files: file({ maxCount: 5, maxSize: 20, upload: HEMS_UPLOAD }),
    createUser: text({ readOnly: true }),
    createTime: dateTime({ readOnly: true }),
    /** Who wrote it, where the cloud says so by id. */
    createUserId: text({ readOnly: true, internal: true }),
  },
  form: [{ key: 'basic', fields: ['leadsId', 'noteType', 'content', 'files'] }],
  list: { columns: ['noteType', { field: 'content', width: 360 }, 'files', 'createUser', 'createTime'], open: false },
  standard: {
    create: { permission: 'saveNote' },
    edit: { permission: 'saveNote', assignee: 'createUserId' },
    delete: { permission: 'deleteNote', assignee: 'createUserId' },
  },
});
export type LeadNote = RecordOf<typeof leadNote>;
