import { dateTime, defineResource, enumeration, reference, referenceMany, section, text, type RecordOf } from '@/dsl';
import { smp } from '../services';

// covers VE-213
/** Who answers for what at a station (spec 03 §7). Roles are saved and enabled; no call changes or deletes them. */
export const projectRole = defineResource({
  name: 'station/project-role',
  api: smp('userRole', { page: 'POST page', create: 'POST save' }),
  recordTitle: 'roleName',
  fields: {
    roleName: text({ required: true, max: 30 }),
    roleType: enumeration(['manager', 'operation', 'safety', 'duty', 'owner'], { required: true }),
    stationId: reference('ticket/station', { required: true }),
    userIds: referenceMany('station/person', { required: true, max: 20, textFrom: 'userNames' }),
    enabled: enumeration([1, 0], {
      readOnly: true,
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { enabled: 1, disabled: 0 },
    }),
    updateTime: dateTime({ readOnly: true }),
  },
  list: {
    columns: ['stationId', 'roleName', 'roleType', 'userIds', 'enabled', 'updateTime'],
    filters: ['stationId', 'roleName', 'enabled'],
  },
  form: [section('basic', ['stationId', 'roleName', 'roleType', 'userIds'])],
  actions: {
    enable: {
      on: ['row', 'bulk'],
      call: 'POST enable',
      permission: 'enable',
      send: { enabled: 1 },
      visible: { enabled: 0 },
    },
    disable: {
      on: ['row', 'bulk'],
      call: 'POST enable',
      permission: 'enable',
      send: { enabled: 0 },
      visible: { enabled: 1 },
      confirm: true,
      danger: true,
    },
  },
});
export type ProjectRole = RecordOf<typeof projectRole>;
