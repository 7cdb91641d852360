import { defineResource, enumeration, range, reference, section, type RecordOf } from '@/dsl';
import { alarmFields } from '../../cloud/parts/alarmFields';
import { orderWords } from '../../iot/parts/orderWords';
import { pvOperations } from '../../services';
import { PV_DEVICE_TYPES } from '../parts/deviceTypes';
import { moreDeviceTypes } from '../parts/dictionaries';

// covers VS-106, V-552, V-554, VE-244
/**
 * What went wrong at a PV station. It can be ignored after a question (spec 03 §4); its service takes a PUT for that.
 */
export const alarm = defineResource({
  name: 'pv/alarm',
  api: pvOperations('alarm', { page: 'GET list' }),
  fields: {
    ...alarmFields,
    ...orderWords,
    stationId: reference('pv/station', { readOnly: true, aliases: ['station'] }),
    buildingId: reference('pv/building', { readOnly: true, within: 'stationId' }),
    deviceId: reference('pv/device', { readOnly: true, aliases: ['device'], textFrom: 'deviceName' }),
    deviceType: enumeration(PV_DEVICE_TYPES, { readOnly: true, shared: 'pv.deviceType', ...moreDeviceTypes }),
  },
  list: {
    columns: [
      'alarmTime',
      { field: 'name', width: 168 },
      { field: 'status', width: 112 },
      'level',
      'stationId',
      { field: 'buildingId', hidden: true },
      { field: 'deviceId', width: 200 },
      'deviceType',
      'type',
      'duration',
      { field: 'content', width: 240 },
      'recoveryTime',
      { field: 'handlingTime', hidden: true },
      { field: 'suggestion', hidden: true },
      { field: 'resetTime', hidden: true },
      { field: 'resetUser', hidden: true },
    ],
    filters: [
      'name',
      'status',
      'level',
      'type',
      'stationId',
      'buildingId',
      'deviceId',
      'deviceType',
      range('alarmTime'),
    ],
    sort: { field: 'alarmTime', order: 'desc' },
    refresh: '30 s',
    tone: { warning: { status: 'active' } },
    groups: { byDevice: { by: ['deviceId', 'name'], sort: { field: 'status', order: 'asc' } } },
  },
  detail: [
    section('alarm', ['name', 'status', 'level', 'type', 'alarmTime', 'duration', 'content', 'suggestion']),
    section('place', ['stationId', 'buildingId', 'deviceId', 'deviceType']),
    section('handling', ['recoveryTime', 'handlingTime', 'resetTime', 'resetUser']),
  ],
  actions: { ignore: { on: ['row', 'bulk'], call: 'PUT ignore', visible: { status: 'active' }, confirm: true } },
});
export type PvAlarm = RecordOf<typeof alarm>;
