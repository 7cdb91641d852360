import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import type { DayLimits } from './limits';
import { quickRanges, type QuickRangeDays } from './quickRanges';

interface QuickRangesProps extends DayLimits {
  /** The range that is shown; its button is pressed. */
  readonly from: string;
  readonly to: string;
  onRange(range: QuickRangeDays): void;
}

/** Today, yesterday, last 7 days: one press each. */
export function QuickRanges({ from, to, onRange, ...limits }: QuickRangesProps) {
  useArea('widgets');
  const translate = useTranslate();
  return (
    <Box
      role="group"
      aria-label={translate('widgets.dates.quick.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
    >
      {quickRanges(limits).map((range) => {
        const pressed = range.from === from && range.to === to;
        return (
          <Button
            key={range.name}
            color={pressed ? 'primary' : 'inherit'}
            aria-pressed={pressed}
            onClick={() => onRange(range)}
            sx={{ ...(pressed && { bgcolor: 'action.selected' }), color: pressed ? undefined : 'text.secondary' }}
          >
            {translate(`widgets.dates.quick.${range.name}`)}
          </Button>
        );
      })}
    </Box>
  );
}
