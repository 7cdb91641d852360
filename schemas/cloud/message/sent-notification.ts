import { defineResource, range, type RecordOf } from '@/dsl';
import { cloudAlarms } from '../../services';
import { notificationFields } from '../parts/notificationFields';

// covers V-245
/** Messages one has sent (spec 03 §2, alarms; proposed fields C). */
export const sentNotification = defineResource({
  name: 'cloud/sent-notification',
  api: cloudAlarms('notification', { page: 'POST send/list', detail: 'POST detail' }),
  recordTitle: 'title',
  fields: notificationFields,
  list: {
    columns: [{ field: 'title', width: 240 }, 'type', 'receivers', 'sender', 'readStatus', 'sendTime'],
    filters: ['title', 'type', 'readStatus', range('sendTime')],
    sort: { field: 'sendTime', order: 'desc' },
  },
});
export type SentNotification = RecordOf<typeof sentNotification>;
