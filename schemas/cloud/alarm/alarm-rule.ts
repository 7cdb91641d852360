import { defineResource, rows, section, text, type RecordOf } from '@/dsl';
import { cloudAlarms } from '../../services';
import { ruleConditions, ruleForm, ruleList } from '../../iot/parts/alarmRuleParts';
import { ruleFields } from '../parts/ruleFields';

// covers V-230, V-231, V-232, V-233, V-234, V-235, V-236, VE-174
/** When devices of a product raise an alarm, and who is told (spec 03 §3, Alarm rule; §5). */
export const alarmRule = defineResource({
  name: 'cloud/alarm-rule',
  api: cloudAlarms('rule', {
    page: 'POST list',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  fields: ruleFields,
  list: ruleList,
  form: [...ruleForm, section('people', ['userIds'])],
  when: ruleConditions,
  actions: {
    users: {
      on: 'row',
      load: { call: 'POST user/list', idName: 'ruleId' },
      shows: {
        users: rows(
          {
            name: text({ readOnly: true }),
            role: text({ readOnly: true }),
            organization: text({ readOnly: true }),
            account: text({ readOnly: true }),
            contact: text({ readOnly: true }),
          },
          { readOnly: true, aliases: ['list'] },
        ),
      },
      permission: false,
    },
  },
});
export type CloudAlarmRule = RecordOf<typeof alarmRule>;
