import { Chip } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { clockChange, type ClockChange } from './clockChange';

/**
 * `23 h` or `25 h` beside a day on which the clock of the site changes; nothing beside all others.
 *
 * @example <DayHours day="2026-10-25" zone="Europe/Amsterdam" /> // 25 h
 * @public
 */
export function DayHours({ day, zone }: { readonly day: string; readonly zone: string }) {
  const change = clockChange(day, zone);
  return change ? (
    <Suspense>
      <Changed change={change} />
    </Suspense>
  ) : null;
}

function Changed({ change: { hours, kind, from, to } }: { readonly change: ClockChange }) {
  useArea('charts');
  const translate = useTranslate();
  const why = translate(`charts.clock.${kind}`, { from, to });
  return (
    <Chip
      color="warning"
      variant="outlined"
      title={why}
      label={
        <>
          {`${hours} h`}
          <span style={visuallyHidden}>{`: ${why}`}</span>
        </>
      }
    />
  );
}
