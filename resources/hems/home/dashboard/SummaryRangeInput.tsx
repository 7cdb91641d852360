import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { InputProps } from '@/fields/views';
import { addDays, type Period } from '@/schema/dates';
import { useShownHome } from '../context/HomeContext';

/** First and last day as days before today; the last seven days are without today (spec 02 §2). */
const RANGES = { today: [0, 0], yesterday: [-1, -1], last7: [-7, -1] } as const;

const NAMES = Object.keys(RANGES) as (keyof typeof RANGES)[];

/** Today, yesterday or the last seven days of a home. */
export function SummaryRangeInput({ label, value, onChange }: InputProps<Period>) {
  const translate = useTranslate();
  const { today } = useShownHome();
  const periodOf = (name: keyof typeof RANGES): Period => ({
    by: 'range',
    from: addDays(today, RANGES[name][0]),
    to: addDays(today, RANGES[name][1]),
  });
  const chosen = NAMES.find((name) => periodOf(name).from === value?.from && periodOf(name).to === value.to);
  return (
    <ToggleButtonGroup
      exclusive
      value={chosen ?? null}
      aria-label={label}
      onChange={(_, next: keyof typeof RANGES | null) => next && onChange(periodOf(next))}
    >
      {NAMES.map((name) => (
        <ToggleButton key={name} value={name}>
          {translate(`hems.dashboard.range.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
