import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data/useArea';
import { DateBox } from './DateBox';
import { changeMode, isPeriodAllowed, periodOf, stepPeriod, type Period, type PeriodLimits, type PeriodMode } from './period';
import { QuickRanges } from './QuickRanges';
import { RangePick } from './RangePick';
import { StepButton } from './StepButton';

interface PeriodPickerProps extends PeriodLimits {
  /** What the period is of: 'Energy of the station'. */
  readonly label: string;
  readonly value: Period;
  /** Only periods inside the limits. */
  onPeriod(period: Period): void;
  /** Default all four. */
  readonly modes?: readonly PeriodMode[];
}

const ALL: readonly PeriodMode[] = ['day', 'month', 'year', 'range'];

/**
 * The period of an energy page: a day, month, year or custom range in the station's zone, with a step back and on.
 * It cannot be emptied and ends today (spec 01 §5).
 */
export function PeriodPicker({ label, value, onPeriod, modes = ALL, ...limits }: PeriodPickerProps) {
  useArea('widgets');
  const translate = useTranslate();
  const id = useId();
  const { mode } = value;
  const unit = mode === 'range' ? 'day' : mode;
  const min = limits.minOf?.[mode] ?? limits.min;
  const step = (sign: 1 | -1) => {
    const next = stepPeriod(value, sign);
    const words = translate(`widgets.dates.${sign < 0 ? 'previous' : 'next'}.${mode}`);
    return <StepButton sign={sign} label={words} disabled={!isPeriodAllowed(next, limits)} onStep={() => onPeriod(next)} />;
  };
  const choose = (day: string | null) => {
    const period = day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? periodOf(mode, day) : undefined;
    if (period && isPeriodAllowed(period, limits)) onPeriod(period);
  };
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      {modes.length > 1 && (
        <ToggleButtonGroup exclusive value={mode} aria-label={translate('widgets.dates.mode.label')} onChange={(_, next: PeriodMode | null) => next && onPeriod(changeMode(value, next, limits))}>
          {modes.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`widgets.dates.mode.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0, maxWidth: '100%' }}>
        {step(-1)}
        {mode === 'range' ? (
          <RangePick {...limits} label={label} value={value} onPeriod={onPeriod} />
        ) : (
          <Box sx={{ width: 152, minWidth: 0 }}>
            <DateBox
              {...limits}
              key={mode}
              min={min && periodOf(mode, min).from}
              unit={unit}
              control={{ id, 'aria-labelledby': '', 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined }}
              name={`${label}: ${translate(`widgets.dates.mode.${mode}`)}`}
              value={value.from}
              onDate={choose}
            />
          </Box>
        )}
        {step(1)}
      </Box>
      {modes.includes('range') && (mode === 'day' || mode === 'range') && (
        <QuickRanges
          {...limits}
          min={min}
          from={value.from}
          to={value.to}
          onRange={({ from, to }) => onPeriod({ mode: from === to ? mode : 'range', from, to })}
        />
      )}
    </Box>
  );
}
