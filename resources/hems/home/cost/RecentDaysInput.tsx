import { addDays, type Period } from '@/schema/dates';
import type { InputProps } from '@/fields/views';
import { RangeField } from '../range/RangeField';
import { useShownHome } from '../context/HomeContext';

/** Days that end tomorrow at the latest: the prices of a day are known the day before (spec 02 §5). */
export function RecentDaysInput({ label, value, onChange }: InputProps<Period>) {
  const { today } = useShownHome();
  return (
    <RangeField
      label={label}
      value={{ startDate: value?.from ?? '', endDate: value?.to ?? '' }}
      rule={{ last: addDays(today, 1) }}
      onRange={({ startDate, endDate }) => onChange({ by: 'range', from: startDate, to: endDate })}
    />
  );
}
