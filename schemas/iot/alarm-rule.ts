import { defineResource, duration, enumeration, reference, referenceMany, text, type RecordOf } from '@/dsl';
import { ruleConditions, ruleForm, ruleList } from './parts/alarmRuleParts';
import { conditions, thresholds } from './parts/deviceAttribute';
import { iot } from '../services';
import { SEVERITIES, severityTones } from '../severity';

// covers VE-085..VE-097, VE-234
/** When devices of a product raise an alarm (spec 03 §3, §5): a value over its thresholds, a state, or silence. */
export const alarmRule = defineResource({
  name: 'iot/alarm-rule',
  api: iot('alarmRule'),
  fields: {
    number: text({ readOnly: true, aliases: ['ruleNo', 'code'] }),
    name: text({ required: true, max: 60, aliases: ['ruleName'] }),
    type: enumeration(['threshold', 'offline', 'state'], {
      required: true,
      shared: 'alarm.type',
      aliases: ['alarmType'],
      default: 'threshold',
    }),
    level: reference('iot/alarm-grade', { required: true, aliases: ['grade', 'gradeId'] }),
    severity: enumeration(SEVERITIES, { required: true, tones: severityTones }),
    status: enumeration([1, 0], {
      default: 1,
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { enabled: 1, disabled: 0 },
    }),
    productId: reference('iot/product', { required: true, aliases: ['product'] }),
    attribute: reference('iot/product-property', { within: 'productId', aliases: ['attributeId'] }),
    triggerCondition: enumeration(conditions, { shared: 'attribute.condition', aliases: ['condition'] }),
    ...thresholds,
    offlineDuration: duration({ unit: 'min', min: 5, max: 10000 }),
    deviceIds: referenceMany('iot/device', { within: 'productId' }),
  },
  list: ruleList,
  form: ruleForm,
  when: ruleConditions,
});
export type AlarmRule = RecordOf<typeof alarmRule>;
