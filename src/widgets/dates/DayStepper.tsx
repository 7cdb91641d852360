import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { addDays } from '@/schema/dates';
import { isDay } from '@/schema';
import type { FrameControl } from '../FieldFrame';
import { DateBox, type DateBoxProps } from './DateBox';
import { isAllowed, type DayLimits } from './limits';
import { useSiteZone } from './SiteZone';
import { StepButton } from './StepButton';

interface DayStepperProps extends DayLimits, Pick<DateBoxProps, 'display'> {
  readonly control: FrameControl;
  /** 'YYYY-MM-DD'. */
  readonly value: string;
  /** Only days that may be chosen. */
  onDay(day: string): void;
}

/**
 * A day with a button for the one before and the one after (spec 01 §5: it cannot be emptied, and ends today).
 *
 * @example <DayStepper control={control} value="2026-11-27" onDay={setDay} zone="Europe/Amsterdam" />
 * @public
 */
export function DayStepper({ control, value, onDay, ...given }: DayStepperProps) {
  useArea('widgets');
  const translate = useTranslate();
  const limits = { ...given, zone: useSiteZone(given.zone) };
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
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', maxWidth: 240 }}>
      {step(-1)}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <DateBox
          {...limits}
          control={control}
          value={value}
          onDate={(day) => {
            if (day !== null && isDay(day) && isAllowed(day, limits)) onDay(day);
          }}
        />
      </Box>
      {step(1)}
    </Box>
  );
}
