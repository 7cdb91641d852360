import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { InputProps } from '@/fields/views';

const MODES = [1, 2] as const;

/** Recent days, or a specific one (spec 02 §4). */
export function ModeInput({ name, scope, label, value, onChange }: InputProps<1 | 2>) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup exclusive value={value ?? 1} aria-label={label} onChange={(_, next: 1 | 2 | null) => next && onChange(next)}>
      {MODES.map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(`${scope}.enums.${name}.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
