import {
  country,
  dateTime,
  defineResource,
  enumeration,
  image,
  number,
  range,
  reference,
  text,
  type RecordOf,
} from '@/dsl';
import { hems } from '../../services';

// covers HE-344, HS-054
/** What users of the app wrote (spec 02 §7). Read only. */
export const userFeedback = defineResource({
  name: 'hems/user-feedback',
  api: hems('feedback', { page: 'POST list', export: 'POST export' }),
  recordTitle: 'cusUserEmail',
  fields: {
    feedbackTime: dateTime({ readOnly: true }),
    cusUserId: text({ readOnly: true }),
    cusUserEmail: text({ readOnly: true, max: 255 }),
    countryCode: country({ readOnly: true }),
    feedbackType: enumeration(['fault', 'device', 'tariff', 'strategy', 'account', 'experience', 'other'], {
      readOnly: true,
    }),
    score: number({ readOnly: true, min: 1, max: 5 }),
    content: text({ readOnly: true, multiline: true, max: 1000 }),
    images: image({ readOnly: true }),
    stationId: reference('hems/home', { readOnly: true, textFrom: 'stationName' }),
    clientOS: text({ readOnly: true }),
    appVersion: text({ readOnly: true }),
    phoneModel: text({ readOnly: true }),
  },
  list: {
    columns: [
      'feedbackTime',
      'cusUserEmail',
      { field: 'content', width: 320 },
      'feedbackType',
      'score',
      'countryCode',
      'cusUserId',
      { field: 'images', hidden: true },
      { field: 'stationId', hidden: true },
      'clientOS',
      { field: 'appVersion', hidden: true },
      { field: 'phoneModel', hidden: true },
    ],
    filters: [
      'cusUserId',
      'cusUserEmail',
      'countryCode',
      'feedbackType',
      'score',
      range('feedbackTime', { params: ['beginTime', 'endTime'] }),
    ],
    search: 'cusUserEmail',
    open: 'detail',
  },
});
export type UserFeedback = RecordOf<typeof userFeedback>;
