import { Box, Paper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { chart, line, step } from '@/dsl';
import { useLive } from '@/data';
import { drawnAs, type OwnBlockProps, FiguresStrip } from '@/report';
import { addDays } from '@/schema';
import { currentTime, dayOf } from '@/schema/dates';
import { plantNow } from '@schemas/vpp/parts/vppMeasures';
import { vppCalls } from '../calls';
import { abilityHours } from './abilityHours';

const EVERY = 900_000;
const HOUR = 3_600_000;
const SHOWN = ['realtimePower', 'upPower', 'downPower', 'duration', 'onlineRate'];

/** What resources can give more (up) and less (down, below zero), hour by hour, and for how long. */
export const ABILITY = chart(
  'POST ability/list',
  [step('upPower'), step('downPower', { below: 'drawn' }), line('duration', { dashed: true })],
  { fit: true },
);
const Ahead = drawnAs(ABILITY, (hours) => hours);

/** What a plant can do now and in the next 24 hours: more, less, and for how long. */
export function PlantAbility(props: OwnBlockProps) {
  const { live, place, heading } = props;
  const { params, zone } = place;
  const translate = useTranslate();
  const ahead = useLive(
    ['vpp', 'ability', params.id],
    async (signal) => {
      const today = dayOf(currentTime(), zone);
      const fetchAbility = async (date: string) =>
        vppCalls.ability({ vppId: params.id, date }, { signal, quiet: true });
      const hours = abilityHours(await Promise.all([fetchAbility(today), fetchAbility(addDays(today, 1))]), zone);
      const from = Math.floor(currentTime() / HOUR) * HOUR;
      return hours.filter(({ time }) => time >= from && time < from + 24 * HOUR);
    },
    { every: EVERY },
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Paper variant="outlined" sx={{ minWidth: 0, overflow: 'hidden' }}>
        <FiguresStrip measures={plantNow} show={SHOWN} live={live} label={heading} />
      </Paper>
      <Ahead {...props} live={ahead} heading={translate('vpp.ability.next')} />
    </Box>
  );
}
