import type { InputProps } from '@/fields/views';
import type { Period } from '@/schema/dates';
import { useShownHome } from '../context/HomeContext';
import { RangeField } from './RangeField';

/** Days of a home, three months at most until today, as a parameter of its reports. */
export function DaysInput({ label, value, onChange }: InputProps<Period>) {
  const { today } = useShownHome();
  return (
    <RangeField
      label={label}
      value={{ startDate: value?.from ?? '', endDate: value?.to ?? '' }}
      rule={{ last: today, maxSpan: '3 months' }}
      offersSpan
      clearable
      onRange={({ startDate, endDate }) => onChange({ by: 'range', from: startDate, to: endDate })}
    />
  );
}
