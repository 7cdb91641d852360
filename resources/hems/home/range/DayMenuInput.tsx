import type { InputProps } from '@/fields/views';
import { addSpan, type Period } from '@/schema/dates';
import { DayMenu } from '@/widgets';
import { useShownHome } from '../context/HomeContext';

/** One day of the last three months of a home, with a step back and on. */
export function DayMenuInput({ label, value, onChange }: InputProps<Period>) {
  const { home, today } = useShownHome();
  return (
    <DayMenu
      label={label}
      value={value?.from ?? today}
      min={addSpan(today, '3 months', -1)}
      max={today}
      zone={home.zone}
      onDay={(day) => onChange({ by: 'day', from: day, to: day })}
    />
  );
}
