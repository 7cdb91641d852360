import { validate } from '@/schema';
import { alarmRule } from '@schemas/iot/alarm-rule';

/** What of a rule decides when it raises. */
const DECIDING = [
  'productId',
  'type',
  'attribute',
  'triggerCondition',
  'minThreshold',
  'maxThreshold',
  'offlineDuration',
] as const;

/** Fields a draft still needs, or that its own form refuses, before it can be run. */
export function lackingFields(draft: Readonly<Record<string, unknown>>): string[] {
  const refused = validate(alarmRule, draft, 'create');
  return DECIDING.filter((name) => name in refused);
}
