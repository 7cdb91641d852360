import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useToday } from '@/data';
import { DayHours, zoneText } from '@/charts';
import { currentTime } from '@/schema/dates';
import type { Home } from '../context/readHome';

/** Id of a home and the clock it lives by, beside its name. */
export function HomeFacts({ home }: { readonly home: Home }) {
  const translate = useTranslate();
  const today = useToday(home.zone);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        minWidth: 0,
        color: 'text.secondary',
        '& > *': { whiteSpace: { md: 'nowrap' } },
      }}
    >
      <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
        {translate('hems.shell.id', { id: home.id })}
      </Typography>
      <Typography variant="caption" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {translate(home.hasZone ? 'hems.shell.zone' : 'hems.shell.noZone', {
          zone: zoneText(home.zone, currentTime()),
        })}
        <DayHours day={today} zone={home.zone} />
      </Typography>
    </Box>
  );
}
