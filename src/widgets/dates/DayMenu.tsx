import { Box, Button, Popover, Skeleton } from '@mui/material';
import Event from '@mui/icons-material/EventOutlined';
import { useTranslate } from 'react-admin';
import { lazyPart, useArea } from '@/data';
import { addDays, formatDate } from '@/schema/dates';
import { isAllowed, type DayLimits } from './limits';
import { useSiteZone } from './SiteZone';
import { StepButton } from './StepButton';
import { usePopup } from '../usePopup';

interface DayMenuProps extends DayLimits {
  /** What the day is of: 'Day'. */
  readonly label: string;
  /** 'YYYY-MM-DD'. */
  readonly value: string;
  /** Only days that may be chosen. */
  onDay(day: string): void;
}

const DayCalendar = lazyPart(() => import('./DayCalendar'));

/**
 * A day that is mostly looked at: a step back and on, and a button that opens the calendar, which is loaded only then.
 *
 * @example <DayMenu label={translate('depot.day')} value={day} onDay={setDay} zone="Europe/Amsterdam" />
 * @public
 */
export function DayMenu({ label, value, onDay, ...given }: DayMenuProps) {
  useArea('widgets');
  const translate = useTranslate();
  const limits = { ...given, zone: useSiteZone(given.zone) };
  const { close, trigger, popover } = usePopup('dialog');
  const choose = (day: string) => {
    close();
    if (isAllowed(day, limits)) onDay(day);
  };
  const step = (sign: 1 | -1) => {
    const day = addDays(value, sign);
    return (
      <StepButton
        sign={sign}
        label={translate(`widgets.dates.${sign < 0 ? 'previous' : 'next'}.day`)}
        disabled={!isAllowed(day, limits)}
        onStep={() => onDay(day)}
      />
    );
  };
  const shown = formatDate(value, 3);
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {step(-1)}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Event />}
        aria-label={`${label}: ${shown}`}
        {...trigger}
        sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {shown}
      </Button>
      {step(1)}
      <Popover
        {...popover}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5 } } }}
      >
        <DayCalendar
          {...limits}
          value={value}
          onDay={choose}
          waiting={<Skeleton variant="rounded" width={320} height={334} />}
        />
      </Popover>
    </Box>
  );
}
