import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatMoment } from '@/schema/dates';
import type { SnoozeFor } from '@/widgets';

interface SnoozeFootProps {
  /** Until when nothing pops up, ms; 0 where everything does. */
  readonly until: number;
  onSnooze(span: SnoozeFor): void;
  onEnd(): void;
}

/** Below the list of the bell: whether what arrives pops up, and the way to have it quiet for a while. */
export function SnoozeFoot({ until, onSnooze, onEnd }: SnoozeFootProps) {
  const translate = useTranslate();
  return (
    <Box
      role="group"
      aria-label={translate('widgets.notifications.popups')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5, px: 2, py: 0.5, minHeight: 44 }}
    >
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mr: 'auto' }}>
        {until > 0
          ? translate('widgets.notifications.quiet', { time: formatMoment(until, 7) })
          : translate('widgets.notifications.popups')}
      </Typography>
      {until > 0 ? (
        <Button onClick={onEnd}>{translate('widgets.notifications.wake')}</Button>
      ) : (
        // both on one line, below the words where there is no room beside them
        <Box sx={{ display: 'flex', ml: -1 }}>
          {(['hour', 'day'] as const).map((span) => (
            <Button key={span} color="inherit" onClick={() => onSnooze(span)}>
              {translate(`widgets.notifications.snooze.${span}`)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
