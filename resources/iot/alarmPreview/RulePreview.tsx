import type { AlarmRule } from '@schemas/iot/alarm-rule';
import { AlarmPreview } from './AlarmPreview';

export function RulePreview({ record }: { readonly record: AlarmRule }) {
  return <AlarmPreview draft={record} />;
}
