import { asFlag, asObject, asText } from '@/api';
import type { Choice } from '@/widgets';
import { objectsIn } from '../objectsIn';

export interface AlarmRule {
  readonly id: string;
  readonly name: string;
  readonly remark: string;
  readonly selected: boolean;
}

/**
 * The rules there are (`list`, `analysisAlarmRuleList`, or a bare list), which are selected, and the severities beside
 * them.
 */
export function readRules(raw: unknown): {
  readonly rules: readonly AlarmRule[];
  readonly severities: readonly Choice[];
} {
  const answer = asObject(raw) ?? {};
  const rules = objectsIn(answer.list ?? answer.analysisAlarmRuleList ?? raw).flatMap((rule): AlarmRule[] => {
    const id = asText(rule.id);
    return id === ''
      ? []
      : [{ id, name: asText(rule.name) || id, remark: asText(rule.remark), selected: asFlag(rule.selected) ?? false }];
  });
  const severities = objectsIn(answer.executionAlarmEnum).flatMap((one): Choice[] => {
    const value = asText(one.code ?? one.value);
    return value === '' ? [] : [{ value, label: asText(one.desc) || value }];
  });
  return { rules, severities };
}
