import { defineResource, range, section, type RecordOf } from '@/dsl';
import { cloudAlarms } from '../../services';
import { notificationFields } from '../parts/notificationFields';

// covers V-242, V-243, V-244, VE-176
/** Messages one has received, and new ones to others (spec 03 §2, alarms; proposed fields C). */
export const notification = defineResource({
  name: 'cloud/notification',
  api: cloudAlarms('notification', { page: 'POST receive/list', detail: 'POST detail', create: 'POST create' }),
  recordTitle: 'title',
  fields: notificationFields,
  list: {
    columns: [{ field: 'title', width: 240 }, 'type', 'readStatus', 'sender', 'receivers', 'sendTime'],
    filters: ['title', 'type', 'readStatus', range('sendTime')],
    sort: { field: 'sendTime', order: 'desc' },
  },
  form: [section('message', ['title', 'type', 'content']), section('receivers', ['receivers', 'channels'])],
  detail: [
    section('message', ['title', 'type', 'content', 'sender', 'sendTime', 'readStatus']),
    section('receivers', ['receivers', 'channels']),
  ],
});
export type Notification = RecordOf<typeof notification>;
