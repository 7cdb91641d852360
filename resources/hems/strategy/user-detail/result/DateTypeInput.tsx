import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { InputProps } from '@/fields/views';
import { useCustomer } from '../CustomerContext';
import { rangeOfType } from './dateRange';

/** Week, month or year until today. One of them sets the days; days of one's own press none of them (spec 02 §2). */
// covers HR-097
export function DateTypeInput({ name, scope, label, value, onChange, onOther, values }: InputProps<string | number>) {
  const translate = useTranslate();
  const { today } = useCustomer();
  const type = Number(value ?? 1);
  const wanted = rangeOfType(type, today);
  const shown = values.days as { readonly from?: unknown; readonly to?: unknown } | null | undefined;
  const isOff = wanted !== undefined && (shown?.from !== wanted.from || shown?.to !== wanted.to);
  const settle = useEffectEvent(() => onOther?.('days', wanted));
  useEffect(() => {
    if (isOff) settle(); // a link of yesterday, a page that stays open over midnight
  }, [isOff, type, today]);
  return (
    <ToggleButtonGroup
      exclusive
      value={type}
      aria-label={label}
      onChange={(_, next: number | null) => next !== null && onChange(next)}
    >
      {[1, 2, 3].map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(`${scope}.enums.${name}.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
