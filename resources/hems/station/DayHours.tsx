import { Chip } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { clockChange } from './clockChange';

/** `23 h` or `25 h` beside a day on which the clock of the station changes; nothing beside all others. */
export function DayHours({ day, zone }: { readonly day: string; readonly zone: string }) {
  const translate = useTranslate();
  const change = clockChange(day, zone);
  if (!change) return null;
  const why = translate(`hems.shell.clock.${change.kind}`, { from: change.from, to: change.to });
  return (
    <Chip
      color="warning"
      variant="outlined"
      title={why}
      label={
        <>
          {`${change.hours} h`}
          <span style={visuallyHidden}>{`: ${why}`}</span>
        </>
      }
    />
  );
}
