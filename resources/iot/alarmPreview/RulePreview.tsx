import type { AlarmRule } from '@schemas/iot/alarm-rule';
import { AlarmPreview } from './AlarmPreview';

/** The same for a rule as it is. */
export function RulePreview({ record }: { readonly record: AlarmRule }) {
  return <AlarmPreview draft={record} />;
}
