import { defineResource, duration, enumeration, reference, referenceMany, rows, section, text, type RecordOf } from '@/dsl';
import { conditions, thresholds } from '../iot/parts/deviceAttribute';
import { cloudAlarms } from '../services';

const WATCHES = { type: { in: ['threshold', 'state'] } } as const;
const RANGE = { triggerCondition: { in: ['between', 'outside'] } } as const;

// covers V-230, V-232, V-233, V-234, V-235, V-236, VE-174
/** When devices of a product raise an alarm, and who is told (spec 03 §3, Alarm rule; §5). */
export const alarmRule = defineResource({
  name: 'cloud/alarm-rule',
  api: cloudAlarms('rule', { page: 'POST list', detail: 'POST detail', create: 'POST create', edit: 'POST edit', delete: 'POST delete' }),
  fields: {
    number: text({ readOnly: true, aliases: ['ruleNo', 'code'] }),
    name: text({ required: true, max: 60, aliases: ['ruleName'] }),
    type: enumeration(['threshold', 'offline', 'state'], { required: true, shared: 'alarm.type', aliases: ['alarmType'], default: 'threshold' }),
    level: reference('cloud/alarm-grade', { required: true, aliases: ['grade', 'gradeId'] }),
    severity: enumeration(['critical', 'major', 'minor', 'warning'], {
      required: true,
      tones: { critical: 'error', major: 'error', minor: 'warning', warning: 'info' },
    }),
    status: enumeration([1, 0], { default: 1, shared: 'cloud.enabled', tones: { 1: 'success', 0: 'neutral' }, codeAliases: { enabled: 1, disabled: 0 } }),
    productId: reference('cloud/device-product', { required: true, aliases: ['product'] }),
    attribute: reference('cloud/device-property', { within: 'productId', aliases: ['attributeId'] }),
    triggerCondition: enumeration(conditions, { shared: 'attribute.condition', aliases: ['condition'] }),
    ...thresholds,
    offlineDuration: duration({ unit: 'min', min: 5, max: 10000 }),
    deviceIds: referenceMany('cloud/device', { within: 'productId' }),
    userIds: referenceMany('account/user', { max: 50 }),
  },
  list: {
    columns: [
      'number',
      'name',
      'type',
      'level',
      'severity',
      'productId',
      'attribute',
      'triggerCondition',
      { field: 'minThreshold', hidden: true },
      { field: 'maxThreshold', hidden: true },
      { field: 'offlineDuration', hidden: true },
      'status',
    ],
    filters: ['name', 'type', 'level', 'severity', 'productId', 'status'],
    inline: ['severity', 'status'],
    bulk: ['level', 'severity', 'status'],
  },
  form: [
    section('basic', ['name', 'type', 'level', 'severity', 'status']),
    section('trigger', ['productId', 'attribute', 'triggerCondition', 'minThreshold', 'maxThreshold', 'offlineDuration', 'deviceIds']),
    section('people', ['userIds']),
  ],
  when: {
    attribute: { visible: WATCHES, required: WATCHES },
    triggerCondition: { visible: WATCHES, required: WATCHES },
    minThreshold: { visible: WATCHES, required: WATCHES },
    maxThreshold: { visible: { and: [WATCHES, RANGE] }, required: { and: [WATCHES, RANGE] } },
    offlineDuration: { visible: { type: 'offline' }, required: { type: 'offline' } },
  },
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
