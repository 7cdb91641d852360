import { Box } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { DateBox } from './DateBox';
import { isAllowed } from './limits';
import type { Period, PeriodLimits } from './period';
import { settleRange } from './settleRange';

interface RangePickProps extends PeriodLimits {
  readonly label: string;
  readonly value: Period;
  onPeriod(period: Period): void;
}

/** Two days that are never empty: when one is moved too far, the other follows. */
export function RangePick({ label, value, onPeriod, ...limits }: RangePickProps) {
  const translate = useTranslate();
  const id = useId();
  const min = limits.minOf?.range ?? limits.min;
  const box = (end: 'from' | 'to') => (
    <Box sx={{ flex: '1 1 128px', minWidth: 0, maxWidth: 152 }}>
      <DateBox
        {...limits}
        min={min}
        control={{ id: `${id}-${end}`, 'aria-labelledby': '', 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined }}
        name={translate(`widgets.dates.${end}`, { label })}
        value={value[end]}
        onDate={(day) => {
          if (day === null || !/^\d{4}-\d{2}-\d{2}$/.test(day) || !isAllowed(day, { ...limits, min })) return;
          const ends = { ...value, [end]: day };
          onPeriod({ mode: 'range', ...settleRange(ends.from, ends.to, end, limits) });
        }}
      />
    </Box>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      {box('from')}
      <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
        –
      </Box>
      {box('to')}
    </Box>
  );
}
