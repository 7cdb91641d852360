import { country, dateTime, image, range, text } from '@/dsl';

/** What suggestions of both kinds say of themselves (proposed fields, suggestion). Read only. */
export const suggested = {
  suggestTime: dateTime({ readOnly: true }),
  cusUserEmail: text({ readOnly: true, max: 255 }),
  countryCode: country({ readOnly: true }),
};
export const said = {
  content: text({ readOnly: true, multiline: true, max: 1000 }),
  images: image({ readOnly: true }),
  appVersion: text({ readOnly: true }),
};
export const suggestTimes = range('suggestTime', { params: ['beginTime', 'endTime'] });
