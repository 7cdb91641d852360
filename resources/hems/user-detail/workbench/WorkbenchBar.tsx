import { Box, FormControlLabel, MenuItem, Radio, RadioGroup, TextField } from '@mui/material';
import { useId } from 'react';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { DateRangeBox } from '@/widgets/dates/DateRangeBox';
import { LONGEST, rangeOfType, type DateType } from '../result/dateRange';
import { ACCURACY_TABS } from '../result/AccuracyBlock';
import type { Workbench } from './address';

interface WorkbenchBarProps {
  readonly bench: Workbench;
  readonly today: string;
  readonly zone: string;
  onChange(next: Partial<Workbench>): void;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What the workbench is asked: the kind of forecast, days by a period or of one's own, accuracy or error. */
export function WorkbenchBar({ bench: { beginDate, endDate, type, tabValue, dateType }, today, zone, onChange }: WorkbenchBarProps) {
  const translate = useTranslate();
  const id = useId();
  const days = translate('strategy.workbench.days');
  const period = (next: DateType) => {
    const range = rangeOfType(next, today);
    if (range) onChange({ dateType: next, beginDate: range.from, endDate: range.to });
  };
  const choose = ([from, to]: readonly [string, string]) => {
    if (isDay(from) && isDay(to) && from <= to && to <= today) onChange({ dateType: 0, beginDate: from, endDate: to });
  };
  return (
    <Box role="search" aria-label={translate('strategy.workbench.bar')} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
      <TextField select size="small" label={translate('strategy.workbench.kind')} value={tabValue} onChange={(event) => onChange({ tabValue: Number(event.target.value) as Workbench['tabValue'] })} sx={{ minWidth: 160 }}>
        {ACCURACY_TABS.map((tab, place) => (
          <MenuItem key={tab} value={place + 1}>
            {translate(`resources.hems/strategy-result.tabs.${tab}`)}
          </MenuItem>
        ))}
      </TextField>
      <RadioGroup row aria-label={translate('strategy.workbench.dateType')} value={dateType} onChange={(_, next) => period(Number(next) as DateType)}>
        {([1, 2, 3] as const).map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={translate(`resources.hems/strategy-result.enums.dateType.${one}`)} slotProps={{ typography: { variant: 'body2' } }} />
        ))}
      </RadioGroup>
      <Box sx={{ width: 340, maxWidth: '100%' }}>
        <span id={`${id}-days`} style={visuallyHidden}>
          {days}
        </span>
        <DateRangeBox
          control={{ id, 'aria-labelledby': `${id}-days`, 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined }}
          label={days}
          display="DD MMM YYYY"
          value={[beginDate, endDate]}
          onRange={choose}
          max={today}
          zone={zone}
          {...(dateType === 0 && { maxSpan: `${LONGEST - 1} days` as const })}
        />
      </Box>
      <TextField select size="small" label={translate('resources.hems/strategy-result.fields.type')} value={type} onChange={(event) => onChange({ type: event.target.value === '2' || Number(event.target.value) === 2 ? 2 : 1 })} sx={{ minWidth: 144 }}>
        {([1, 2] as const).map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`resources.hems/strategy-result.enums.type.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
