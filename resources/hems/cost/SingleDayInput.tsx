import { visuallyHidden } from '@mui/utils';
import type { InputProps } from '@/fields/views';
import { addSpan } from '@/schema/dates/dateSpan';
import type { Period } from '@/schema/dates/period';
import { DayStepper } from '@/widgets/dates/DayStepper';
import { useShownHome } from '../station/HomeContext';

/** One day of the last three months, with a step back and on (spec 02 §4). */
export function SingleDayInput({ id, label, value, onChange }: InputProps<Period>) {
  const { home, today } = useShownHome();
  return (
    <>
      <span id={`${id}-label`} style={visuallyHidden}>
        {label}
      </span>
      <DayStepper
        control={{ id, 'aria-labelledby': `${id}-label`, 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined }}
        value={value?.from ?? today}
        onDay={(day) => onChange({ by: 'day', from: day, to: day })}
        zone={home.zone}
        min={addSpan(today, '3 months', -1)}
        max={today}
      />
    </>
  );
}
