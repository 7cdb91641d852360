import {
  dateTime,
  defineResource,
  enumeration,
  reference,
  referenceMany,
  rows,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { iot } from '../services';

// covers VE-098..VE-109, VE-235, VR-111, VR-112
/** Who is told of alarms of which devices, how, and from which grade on (spec 03 §3, §5). */
export const alarmNoticeRule = defineResource({
  name: 'iot/alarm-notice-rule',
  api: iot('alarmNoticeRule'),
  fields: {
    name: text({ required: true, max: 60 }),
    status: enumeration([1, 0], {
      default: 1,
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { enabled: 1, disabled: 0 },
    }),
    deviceIds: referenceMany('iot/device', { required: true }),
    groups: rows(
      {
        level: reference('iot/alarm-grade', { required: true }),
        method: enumeration(['site', 'sms', 'email', 'phone'], { required: true }),
        accounts: referenceMany('account/user', { required: true }),
      },
      { required: true, aliases: ['noticeGroups', 'groupList'] },
    ),
    updateTime: dateTime({ readOnly: true }),
  },
  list: {
    columns: ['name', 'status', 'deviceIds', 'groups', 'updateTime'],
    filters: ['name', 'status'],
    inline: ['status'],
    bulk: ['status'],
  },
  form: [section('basic', ['name', 'status', 'deviceIds']), section('groups', ['groups'])],
  standard: { delete: { undo: true } },
});
export type AlarmNoticeRule = RecordOf<typeof alarmNoticeRule>;
