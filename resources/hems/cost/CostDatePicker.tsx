import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { DayStepper } from '@/widgets/dates/DayStepper';
import { dayAlone } from '../range/dayRange';
import { RangeField } from '../range/RangeField';
import { useShownHome } from '../station/HomeContext';
import { recentRule, singleLimits, type CostDates, type CostMode } from './costDates';

interface CostDatePickerProps {
  readonly dates: CostDates;
  onDates(dates: CostDates): void;
}

const MODES: readonly CostMode[] = [1, 2];

/** Recent days as a range, or a single day with a step back and on. Another mode begins with today (spec 02 §4). */
export function CostDatePicker({ dates, onDates }: CostDatePickerProps) {
  const translate = useTranslate();
  const id = useId();
  const { home, today } = useShownHome();
  const { mode, startDate } = dates;
  return (
    <Box role="group" aria-label={translate('hems.cost.dates')} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, minWidth: 0 }}>
      <ToggleButtonGroup exclusive value={mode} aria-label={translate('hems.cost.mode.label')} onChange={(_, next: CostMode | null) => next && onDates({ mode: next, ...dayAlone(today) })}>
        {MODES.map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`hems.cost.mode.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {mode === 1 ? (
        <RangeField label={translate('hems.cost.dates')} value={dates} rule={recentRule(today)} onRange={(range) => onDates({ mode, ...range })} />
      ) : (
        <>
          <span id={`${id}-label`} style={visuallyHidden}>
            {translate('hems.cost.date')}
          </span>
          <DayStepper
            control={{ id, 'aria-labelledby': `${id}-label`, 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined }}
            value={startDate}
            onDay={(day) => onDates({ mode, ...dayAlone(day) })}
            zone={home.zone}
            {...singleLimits(today)}
          />
        </>
      )}
    </Box>
  );
}
