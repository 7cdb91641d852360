import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import type { QuickRangeDays } from './quickRanges';

interface QuickRangesProps {
  readonly ranges: readonly QuickRangeDays[];
  /** The range that is shown; its button is pressed. */
  readonly from: string;
  readonly to: string;
  onRange(range: QuickRangeDays): void;
}

/** A few ranges beside a period: one press each. */
export function QuickRanges({ ranges, from, to, onRange }: QuickRangesProps) {
  useArea('widgets');
  const translate = useTranslate();
  return (
    <Box
      role="group"
      aria-label={translate('widgets.dates.quick.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
    >
      {ranges.map((range) => {
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
