import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { labelled } from '@/schema/internal';
import type { TimeScale, TimeSigns } from '../chart';
import { momentText } from '../time/momentText';

/** The signs at the axis of time in words, for those who do not see them. */
export function SignNames({ signs, scale }: { readonly signs: TimeSigns; readonly scale: TimeScale }) {
  return (
    <Box component="ul" aria-label={signs.title} sx={visuallyHidden}>
      {signs.marks.map(
        ({ at, path, label }) => path !== undefined && <li key={at}>{labelled(momentText(at, scale.zone), label)}</li>,
      )}
    </Box>
  );
}
