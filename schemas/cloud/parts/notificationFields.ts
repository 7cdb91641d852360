import { codes, dateTime, enumeration, reference, referenceMany, text } from '@/dsl';

/** A message to people of the cloud (proposed fields C). */
export const notificationFields = {
  title: text({ required: true, max: 60 }),
  content: text({ required: true, multiline: true, max: 2000 }),
  type: enumeration(['alarm', 'notice', 'order', 'system'], {
    required: true,
  }),
  receivers: referenceMany('account/user', { required: true, max: 200 }),
  channels: codes(['site', 'sms', 'email'], { required: true }),
  sender: reference('account/user', { readOnly: true, textFrom: 'senderName' }),
  sendTime: dateTime({ readOnly: true, future: true }),
  readStatus: enumeration(['unread', 'read'], { readOnly: true, tones: { unread: 'warning', read: 'neutral' } }),
};
