import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Home } from '../context/readHome';
import { zoneText } from '@/charts';
import { currentTime } from '@/schema/dates';
import { UNSEEN } from '@/widgets';
import { useClock } from './useClock';

/** The two clocks say by themselves what they are, where there is no room to say it before them. */
const UNSEEN_NARROW = { '@media (max-width: 1599px)': UNSEEN } as const;

/** Times of the station or of the viewer; nothing to choose where both clocks show the same. */
export function ClockChoice({ home }: { readonly home: Home }) {
  const translate = useTranslate();
  const label = useId();
  const { whose, viewer, choose } = useClock(home);
  if (viewer === undefined) return null;
  const zones = { station: home.zone, viewer };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography id={label} variant="caption" sx={{ color: 'text.secondary', ...UNSEEN_NARROW }}>
        {translate('hems.shell.clock.label')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        value={whose}
        aria-labelledby={label}
        onChange={(_, next: typeof whose | null) => next && choose(next)}
      >
        {(['station', 'viewer'] as const).map((one) => (
          <ToggleButton key={one} value={one} sx={{ '&&': { minHeight: 28, py: 0.25 } }}>
            {translate(`hems.shell.clock.${one}`, { zone: zoneText(zones[one], currentTime()) })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
