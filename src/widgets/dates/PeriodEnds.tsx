import { Box } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { isSingle, periodOf, type Period, type PeriodBy } from '@/schema/dates';
import { isDay } from '@/schema';
import { DateBox } from './DateBox';
import { firstDay, isPeriodAllowed, settlePeriod, type PeriodLimits } from './periodLimits';

interface PeriodEndsProps extends PeriodLimits {
  readonly label: string;
  readonly by: PeriodBy;
  /** Null while nothing is chosen: then either box begins one. */
  readonly value: Period | null;
  onPeriod(period: Period): void;
  readonly readOnly?: boolean;
}

/** Room for its text, its calendar button and the focus ring. */
const WIDTHS = { day: 144, range: 144, month: 124, year: 104 } as const;

/**
 * The first and the last day, month or year, or only one where one at a time is chosen. Neither is ever empty: when one
 * is moved too far, the other follows.
 */
export function PeriodEnds({ label, by, value, onPeriod, readOnly, ...limits }: PeriodEndsProps) {
  const translate = useTranslate();
  const id = useId();
  const single = isSingle(by, limits.maxSpan ?? {});
  const min = firstDay(limits, by);
  const choose = (end: 'from' | 'to', day: string | null) => {
    if (day === null || !isDay(day) || !isPeriodAllowed(periodOf(by, day), limits)) return;
    const ends = { from: value?.from ?? day, to: value?.to ?? day, [end]: day };
    onPeriod(single || value === null ? periodOf(by, day) : settlePeriod(by, ends.from, ends.to, end, limits));
  };
  const box = (end: 'from' | 'to', name: string) => (
    <Box key={`${by} ${end}`} sx={{ flex: `1 1 ${WIDTHS[by]}px`, minWidth: 0, maxWidth: WIDTHS[by] + 16 }}>
      <DateBox
        {...limits}
        min={min && periodOf(by, min).from}
        unit={by === 'range' ? 'day' : by}
        control={{
          id: `${id}-${end}`,
          'aria-labelledby': '',
          'aria-describedby': undefined,
          'aria-invalid': undefined,
          'aria-required': undefined,
        }}
        name={name}
        value={value?.[end] ?? null}
        onDate={(day) => choose(end, day)}
        readOnly={readOnly}
      />
    </Box>
  );
  if (single) return box('from', `${label}: ${translate(`widgets.dates.mode.${by}`)}`);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.25, sm: 0.5 }, minWidth: 0 }}>
      {box('from', translate('widgets.dates.from', { label }))}
      <Box component="span" aria-hidden sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}>
        –
      </Box>
      {box('to', translate('widgets.dates.to', { label }))}
    </Box>
  );
}
