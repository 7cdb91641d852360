import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLive } from '@/data/live/useLive';
import { FiguresStrip } from '@/report/figures/FiguresStrip';
import { addDays, siteDefaults } from '@/schema';
import { dayOf } from '@/schema/dates/dayOf';
import { plantNow } from '@schemas/vpp/parts/vppMeasures';
import type { Plant } from '@schemas/vpp/plant';
import { vppCalls } from '../calls';
import { AbilityChart } from './AbilityChart';
import { abilityHours } from './abilityHours';

const EVERY = 60_000;
const HOUR = 3_600_000;
const SHOWN = ['realtimePower', 'upPower', 'downPower', 'duration', 'onlineRate'];

/** What a plant can do now and in the next 24 hours: more, less, and for how long. */
export function PlantAbility({ record: { id, timeZone } }: { readonly record: Plant }) {
  const translate = useTranslate();
  const zone = timeZone || siteDefaults().zone;
  const now = useLive(['vpp', 'info', id], async (signal) => vppCalls.info({ id, vppId: id }, { signal, quiet: true }), { every: EVERY });
  const ahead = useLive(
    ['vpp', 'ability', id],
    async (signal) => {
      const today = dayOf(Date.now(), zone);
      const ask = async (date: string) => vppCalls.ability({ vppId: id, date }, { signal, quiet: true });
      const hours = abilityHours(await Promise.all([ask(today), ask(addDays(today, 1))]), zone);
      const from = Math.floor(Date.now() / HOUR) * HOUR;
      return hours.filter(({ at }) => at >= from && at < from + 24 * HOUR);
    },
    { every: 15 * EVERY },
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <FiguresStrip measures={plantNow} show={SHOWN} live={now} label={translate('resources.vpp/plant.panels.ability')} />
      <AbilityChart id="vpp-plant-ability" title={translate('vpp.ability.next')} hours={ahead.data} zone={zone} state={ahead.state} />
    </Box>
  );
}
