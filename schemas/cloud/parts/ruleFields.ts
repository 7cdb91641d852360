import { duration, enumeration, reference, referenceMany, text } from '@/dsl';
import { conditions, thresholds } from '../../iot/parts/deviceAttribute';
import { SEVERITIES, severityTones } from '../../severity';

/**
 * A rule of alarms as the energy cloud has it: what it watches, over which products and devices, and whom it tells
 * (spec 03 §3, Alarm rule; §5).
 */
export const ruleFields = {
  number: text({ readOnly: true, aliases: ['ruleNo', 'code'] }),
  name: text({ required: true, max: 60, aliases: ['ruleName'] }),
  type: enumeration(['threshold', 'offline', 'state'], {
    required: true,
    shared: 'alarm.type',
    aliases: ['alarmType'],
    default: 'threshold',
    call: 'POST type-box',
    at: 'type',
  }),
  level: reference('cloud/alarm-grade', { required: true, aliases: ['grade', 'gradeId'] }),
  severity: enumeration(SEVERITIES, { required: true, tones: severityTones }),
  status: enumeration([1, 0], {
    default: 1,
    shared: 'cloud.enabled',
    tones: { 1: 'success', 0: 'neutral' },
    codeAliases: { enabled: 1, disabled: 0 },
  }),
  productId: reference('cloud/device-product', { required: true, aliases: ['product'] }),
  attribute: reference('cloud/device-property', { within: 'productId', aliases: ['attributeId'] }),
  triggerCondition: enumeration(conditions, { shared: 'attribute.condition', aliases: ['condition'] }),
  ...thresholds,
  offlineDuration: duration({ unit: 'min', min: 5, max: 10000 }),
  deviceIds: referenceMany('cloud/common-device', { within: 'productId' }),
  userIds: referenceMany('account/user', { max: 50 }),
};
