import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useToday } from '@/data/live/useToday';
import { DayHours } from '@/charts/time/DayHours';
import type { Home } from '../context/readHome';
import { zoneText } from '@/charts/time/zoneName';
import { currentTime } from '@/schema/dates/currentTime';
import { ClockChoice } from './ClockChoice';

/** Id of a home, the clock it lives by, and whose clock its pages show. */
export function HomeFacts({ home }: { readonly home: Home }) {
  const translate = useTranslate();
  const today = useToday(home.zone);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        pl: { sm: 4.5 },
        minHeight: 28,
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {translate('hems.shell.id', { id: home.id })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', display: 'flex', alignItems: 'center', gap: 1 }}>
        {translate(home.hasZone ? 'hems.shell.zone' : 'hems.shell.noZone', {
          zone: zoneText(home.zone, currentTime()),
        })}
        <DayHours day={today} zone={home.zone} />
      </Typography>
      <ClockChoice home={home} />
    </Box>
  );
}
