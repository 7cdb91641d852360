import { Box, FormControlLabel, MenuItem, Radio, RadioGroup, TextField } from '@mui/material';
import { useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { CodeToggle } from '@/report';
import type { Period } from '@/schema/dates';
import { strategyResult } from '@schemas/hems/strategy/strategy-result.report';
import { CustomerContext } from '../CustomerContext';
import { ACCURACY_TABS } from '../result/AccuracyBlock';
import { rangeOfType } from '../result/dateRange';
import { LeadDaysInput } from '../result/LeadDaysInput';
import type { Workbench } from './workbenchAddress';

interface WorkbenchBarProps {
  readonly bench: Workbench;
  readonly today: string;
  readonly zone: string;
  onChange(next: Partial<Workbench>): void;
}

const { days, type: kind } = strategyResult.params;
const SCOPE = `resources.${strategyResult.name}`;

/**
 * What the workbench is asked: the kind of forecast, days by a period or of one's own, accuracy or error; as on the
 * page of the results.
 */
export function WorkbenchBar({
  bench: { useId: user, beginDate, endDate, type, tabValue, dateType },
  today,
  zone,
  onChange,
}: WorkbenchBarProps) {
  const translate = useTranslate();
  const id = useId();
  const customer = useMemo(() => ({ id: user, zone, today }), [user, zone, today]);
  const given = { scope: SCOPE, values: { dateType }, place: 'filter' } as const;
  const period = ({ from, to }: Period, next: Workbench['dateType']) =>
    onChange({ dateType: next, beginDate: from, endDate: to });
  return (
    <CustomerContext value={customer}>
      <Box
        role="search"
        aria-label={translate('strategy.workbench.bar')}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, typography: 'body2' }}
      >
        <TextField
          select
          size="small"
          label={translate('strategy.workbench.kind')}
          value={tabValue}
          onChange={(event) => onChange({ tabValue: Number(event.target.value) as Workbench['tabValue'] })}
          sx={{ minWidth: 160 }}
        >
          {ACCURACY_TABS.map((tab, place) => (
            <MenuItem key={tab} value={place + 1}>
              {translate(`${SCOPE}.tabs.${tab}`)}
            </MenuItem>
          ))}
        </TextField>
        <RadioGroup row aria-label={translate(`${SCOPE}.fields.dateType`)} value={dateType}>
          {([1, 2, 3] as const).map((one) => {
            const range = rangeOfType(one, today);
            return (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio size="small" onChange={() => range && period(range, one)} />}
                label={translate(`${SCOPE}.enums.dateType.${one}`)}
                slotProps={{ typography: { variant: 'body2' } }}
              />
            );
          })}
        </RadioGroup>
        <LeadDaysInput
          {...given}
          id={`${id}-days`}
          name="days"
          field={days}
          label={translate(`${SCOPE}.fields.days`)}
          value={{ by: 'range', from: beginDate, to: endDate }}
          onChange={(next) => next && period(next, 0)}
        />
        <CodeToggle
          {...given}
          id={`${id}-type`}
          name="type"
          field={kind}
          label={translate(`${SCOPE}.fields.type`)}
          value={type}
          onChange={(next) => onChange({ type: next === 2 ? 2 : 1 })}
        />
      </Box>
    </CustomerContext>
  );
}
