import { Box } from '@mui/material';
import type { InputProps } from '@/fields/views';
import type { Period } from '@/schema/dates';
import { isDay } from '@/schema';
import { DateRangeBox, FieldFrame } from '@/widgets';
import { useCustomer } from '../CustomerContext';
import { LONGEST } from './dateRange';

/**
 * Days of one's own: until today, at most 31 days from one end to the other, never empty. Choosing them lets go of
 * week, month and year.
 */
// covers HR-222, HR-223, HR-224, HR-225
export function LeadDaysInput({ id, label, value, values, onChange, onOther }: InputProps<Period>) {
  const { zone, today } = useCustomer();
  const choose = ([from, to]: readonly [string, string]) => {
    if (!isDay(from) || !isDay(to) || from > to || to > today) return;
    onChange({ by: 'range', from, to });
    onOther?.('dateType', 0);
  };
  const isOwn = Number(values.dateType ?? 1) === 0;
  return (
    <Box sx={{ width: 340, maxWidth: '100%' }}>
      <FieldFrame id={id} label={label} place="cell" group>
        {(control) => (
          <DateRangeBox
            control={control}
            label={label}
            display="DD MMM YYYY"
            value={[value?.from ?? '', value?.to ?? '']}
            onRange={choose}
            max={today}
            zone={zone}
            {...(isOwn && { maxSpan: `${LONGEST - 1} days` as const })}
          />
        )}
      </FieldFrame>
    </Box>
  );
}
