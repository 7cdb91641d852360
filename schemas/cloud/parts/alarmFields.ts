import { dateTime, duration, enumeration, reference, text } from '@/dsl';
import { DEVICE_TYPES } from './deviceTypes';

/** An alarm of the energy cloud (spec 03 §3, Alarm record; proposed fields C). People read it; only its state moves. */
export const alarmFields = {
  alarmTime: dateTime({ readOnly: true, seconds: true, future: true, aliases: ['time'] }),
  name: text({ readOnly: true, aliases: ['alarmName'] }),
  status: enumeration(['active', 'recovered', 'ignored', 'reset'], {
    readOnly: true,
    shared: 'cloud.alarmState',
    tones: { active: 'error', recovered: 'success', ignored: 'neutral', reset: 'info' },
  }),
  level: reference('cloud/alarm-grade', { readOnly: true, aliases: ['grade', 'gradeId'] }),
  type: enumeration(['threshold', 'offline', 'state'], {
    readOnly: true,
    shared: 'alarm.type',
    aliases: ['alarmType'],
    call: 'POST /iemscloud/alarm/web/alarm/type-box',
    at: 'type',
  }),
  stationId: reference('cloud/station', { readOnly: true, aliases: ['station'] }),
  deviceId: reference('cloud/device', { readOnly: true, aliases: ['device'], textFrom: 'deviceName' }),
  deviceType: enumeration(DEVICE_TYPES, { readOnly: true, shared: 'cloud.deviceType' }),
  duration: duration({ unit: 'min', readOnly: true }),
  content: text({ readOnly: true }),
  suggestion: text({ readOnly: true }),
  recoveryTime: dateTime({ readOnly: true, seconds: true, future: true }),
  handlingTime: dateTime({ readOnly: true, future: true }),
  resetTime: dateTime({ readOnly: true, future: true }),
  resetUser: reference('account/user', { readOnly: true, textFrom: 'resetUserName' }),
};
