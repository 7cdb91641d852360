import { dateTime, defineResource, duration, enumeration, range, reference, text, type RecordOf } from '@/dsl';
import { iot } from '../services';
import { orderWords } from './parts/orderWords';

// covers VE-075..VE-084, VE-232, VR-130
/**
 * Something a rule noticed at a device (spec 03 §3). It can be ignored after a question; nothing else is changed by
 * people.
 */
export const alarm = defineResource({
  name: 'iot/alarm',
  api: iot('alarm', { page: 'GET page' }),
  fields: {
    alarmTime: dateTime({ readOnly: true, seconds: true, future: true, aliases: ['time'] }),
    name: text({ readOnly: true, aliases: ['alarmName'] }),
    type: enumeration(['threshold', 'offline', 'state'], {
      readOnly: true,
      shared: 'alarm.type',
      aliases: ['alarmType'],
    }),
    deviceId: reference('iot/device', { readOnly: true }),
    deviceType: reference('iot/product-type', { readOnly: true }),
    stationId: reference('iot/station', { readOnly: true }),
    level: reference('iot/alarm-grade', { readOnly: true, aliases: ['grade'] }),
    status: enumeration(['active', 'recovered', 'ignored', 'reset'], {
      readOnly: true,
      tones: { active: 'error', recovered: 'success', ignored: 'neutral', reset: 'info' },
    }),
    duration: duration({ unit: 'min', readOnly: true }),
    content: text({ readOnly: true }),
    recoveryTime: dateTime({ readOnly: true, seconds: true, future: true }),
    handlingTime: dateTime({ readOnly: true, future: true }),
    suggestion: text({ readOnly: true, multiline: true }),
    resetTime: dateTime({ readOnly: true, future: true }),
    resetUser: reference('account/user', { readOnly: true }),
    ...orderWords,
  },
  list: {
    columns: [
      'alarmTime',
      { field: 'name', width: 168 },
      { field: 'status', width: 112 },
      'level',
      { field: 'deviceId', width: 200 },
      'type',
      'deviceType',
      'duration',
      { field: 'content', width: 240 },
      { field: 'stationId', hidden: true },
      'recoveryTime',
      'handlingTime',
      { field: 'suggestion', hidden: true },
      { field: 'resetTime', hidden: true },
      { field: 'resetUser', hidden: true },
    ],
    filters: [
      'name',
      'status',
      'level',
      'type',
      'deviceId',
      'deviceType',
      'stationId',
      range('alarmTime', { params: ['beginTime', 'endTime'] }),
    ],
    sort: { field: 'alarmTime', order: 'desc' },
    tone: { warning: { status: 'active' } },
    expand: { fields: ['content', 'suggestion', 'stationId', 'handlingTime'] },
    groups: { byDevice: { by: ['deviceId', 'name'], sort: { field: 'status', order: 'asc' } } },
  },
  actions: { ignore: { on: ['row', 'bulk'], call: 'POST ignoreAlarm', visible: { status: 'active' }, confirm: true } },
});
export type Alarm = RecordOf<typeof alarm>;
