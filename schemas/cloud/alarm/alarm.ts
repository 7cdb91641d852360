import {
  dateTime,
  defineResource,
  enumeration,
  file,
  range,
  reference,
  section,
  tab,
  text,
  type RecordOf,
} from '@/dsl';
import { alarmCounts } from '../../measures';
import { cloudAlarms } from '../../services';
import { MOST_TITLE, orderWords } from '../../iot/parts/orderWords';
import { alarmFields } from '../parts/alarmFields';

// covers V-223, V-224, V-225, V-227, V-228, V-229, VE-075..VE-084
/**
 * What went wrong at a station: noted on, reset when it is dealt with, and handed to a work order (spec 03 §7, alarms;
 * proposed fields C).
 */
export const alarm = defineResource({
  name: 'cloud/alarm',
  api: cloudAlarms('alarm', { page: 'POST list', detail: 'POST detail' }),
  fields: { ...alarmFields, ...orderWords },
  measures: alarmCounts,
  list: {
    columns: [
      'alarmTime',
      { field: 'name', width: 168 },
      { field: 'status', width: 112 },
      'level',
      'stationId',
      { field: 'deviceId', width: 200 },
      'type',
      'duration',
      { field: 'content', width: 240 },
      { field: 'deviceType', hidden: true },
      'recoveryTime',
      { field: 'handlingTime', hidden: true },
      { field: 'resetTime', hidden: true },
    ],
    filters: ['name', 'status', 'level', 'type', 'stationId', 'deviceId', 'deviceType', range('alarmTime')],
    sort: { field: 'alarmTime', order: 'desc' },
    summary: {
      call: 'POST general',
      show: ['alarmCount', 'activeCount', 'recoveredCount', 'resetCount', 'ignoredCount'],
    },
    refresh: '30 s',
    tone: { warning: { status: 'active' } },
    expand: { fields: ['content', 'suggestion', 'deviceType', 'handlingTime'] },
    groups: { byDevice: { by: ['deviceId', 'name'], sort: { field: 'status', order: 'asc' } } },
  },
  detail: tab('overview', [
    section('alarm', ['name', 'status', 'level', 'type', 'alarmTime', 'duration', 'content', 'suggestion']),
    section('place', ['stationId', 'deviceId', 'deviceType']),
    section('handling', ['recoveryTime', 'handlingTime', 'resetTime', 'resetUser']),
  ]),
  related: {
    notes: { resource: 'cloud/alarm-append', by: { alarmId: 'id' }, menu: false },
    orders: { resource: 'ticket/work-order', by: { alarmId: 'id' } },
  },
  actions: {
    append: {
      on: 'row',
      call: { call: 'POST append/add', idName: 'alarmId' },
      visible: { status: 'active' },
      form: {
        note: text({ required: true, multiline: true, max: 500, wire: 'content' }),
        attachments: file({ maxCount: 10 }),
      },
    },
    reset: {
      on: ['row', 'bulk'],
      call: 'POST reset',
      visible: { status: { in: ['active', 'recovered'] } },
      confirm: true,
    },
    createOrder: {
      on: 'row',
      call: { call: 'POST /iemscloud/workOrder/web/workOrder/create', idName: 'alarmId' },
      sendFields: ['stationId'],
      send: { source: 'alarm', orderType: 'defect' },
      visible: { status: { in: ['active', 'recovered'] } },
      form: {
        title: text({ required: true, max: MOST_TITLE }),
        orderLevel: enumeration(['urgent', 'high', 'normal'], { required: true, wire: 'level', default: 'normal' }),
        description: text({ required: true, multiline: true, max: 1000 }),
        planStart: dateTime({ required: true, future: true }),
        planEnd: dateTime({ required: true, future: true, notBelow: 'planStart' }),
        signer: reference('account/user', { required: true }),
        handler: reference('account/user', { required: true }),
        checker: reference('account/user', { required: true }),
      },
    },
  },
});
export type CloudAlarm = RecordOf<typeof alarm>;
