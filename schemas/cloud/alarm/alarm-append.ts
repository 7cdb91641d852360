import { dateTime, defineResource, file, reference, text, type RecordOf } from '@/dsl';
import { cloudAlarms } from '../../services';

// covers V-226, VE-173
/** What somebody noted on an alarm, with files (proposed fields C). A part of the page of the alarm. */
export const alarmAppend = defineResource({
  name: 'cloud/alarm-append',
  api: cloudAlarms('alarm/append', { page: 'POST list', sort: false }),
  recordTitle: 'content',
  fields: {
    alarmId: reference('cloud/alarm', { readOnly: true, internal: true }),
    content: text({ readOnly: true }),
    attachments: file({ readOnly: true }),
    handler: reference('account/user', { readOnly: true, textFrom: 'handlerName' }),
    createTime: dateTime({ readOnly: true }),
  },
  list: { columns: ['createTime', 'content', 'attachments', 'handler'], open: false },
});
export type AlarmAppend = RecordOf<typeof alarmAppend>;
