import { country, dateTime, number, options, range, text } from '@/dsl';

/** Somebody who uses the app (proposed fields, customer-user). Read only. */
export const homeUserFields = {
  cusUserId: text({ readOnly: true }),
  email: text({ readOnly: true, max: 255 }),
  nickname: text({ readOnly: true, max: 60 }),
  countryCode: country({ readOnly: true }),
  language: text({ readOnly: true, max: 8 }),
  homeCount: number({ readOnly: true, min: 0 }),
  clientOS: options('GET /iems-goeu-web/web/common/clientOS', {
    readOnly: true,
    samples: ['iOS', 'Android', 'HarmonyOS', 'web'],
  }),
  appVersion: text({ readOnly: true, max: 20 }),
  registerTime: dateTime({ readOnly: true }),
  lastLoginTime: dateTime({ readOnly: true }),
};
export const homeUserColumns = [
  'cusUserId',
  'email',
  'nickname',
  'countryCode',
  'homeCount',
  'clientOS',
  'appVersion',
  'registerTime',
  'lastLoginTime',
] as const;
export const homeUserFilters = [
  'cusUserId',
  'email',
  'countryCode',
  'clientOS',
  range('registerTime', { params: ['beginTime', 'endTime'] }),
] as const;
