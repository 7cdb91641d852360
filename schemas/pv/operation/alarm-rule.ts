import { defineResource, options, referenceMany, section, type RecordOf } from '@/dsl';
import { ruleFields } from '../../cloud/parts/ruleFields';
import { ruleConditions, ruleForm, ruleList } from '../../iot/parts/alarmRuleParts';
import { pvOperations } from '../../services';

// covers VS-107, V-553, V-555, V-556, V-557, V-558, V-559, VE-245
/**
 * When devices of PV stations raise an alarm (spec 03 §3, Alarm rule; §5). Its service edits by PUT and deletes by
 * DELETE.
 */
export const alarmRule = defineResource({
  name: 'pv/alarm-rule',
  api: pvOperations('alarmRule', {
    page: 'GET list',
    detail: 'GET info',
    create: 'POST create',
    edit: 'PUT update',
    delete: 'DELETE delete',
  }),
  fields: {
    ...ruleFields,
    type: options('GET type-box', {
      at: 'type',
      required: true,
      aliases: ['alarmType'],
      default: 'threshold',
      samples: ['threshold', 'offline', 'state'],
    }),
    deviceIds: referenceMany('pv/device'),
  },
  list: ruleList,
  form: [...ruleForm, section('people', ['userIds'])],
  when: ruleConditions,
});
export type PvAlarmRule = RecordOf<typeof alarmRule>;
