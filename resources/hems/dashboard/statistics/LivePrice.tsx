import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Figure } from '@/charts/figures/Figure';
import { LiveFigures } from '@/charts/card/LiveFigures';
import { useTones } from '@/charts/tones/useTones';
import { useShownHome } from '../../station/HomeContext';
import { useDayPrice } from './useDayPrice';

const SIDES = { purchase: 'price', export: 'good' } as const;

/** What a kilowatt-hour costs and brings at the moment, whichever day is looked at below. */
export function LivePrice() {
  const translate = useTranslate();
  const { tones } = useTones();
  const live = useDayPrice(useShownHome().today);
  return (
    <Box component="section" aria-label={translate('hems.dashboard.livePrice')} sx={{ minWidth: 0 }}>
      <LiveFigures live={live} waiting={<Typography variant="h2">…</Typography>}>
        {(price) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, rowGap: 0.5 }}>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="subtitle2" component="h3">
                {translate('hems.dashboard.livePrice')}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', overflowWrap: 'anywhere' }}>
                {price.tariffName || '-'}
              </Typography>
            </Box>
            <Box component="dl" sx={{ m: 0, display: 'flex', columnGap: 3 }}>
              {(['purchase', 'export'] as const).map((side) => (
                <Box key={side} sx={{ pl: 1.25, borderLeft: 3, borderColor: tones[SIDES[side]] }}>
                  <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
                    {translate(`hems.dashboard.${side}`)}
                  </Typography>
                  <Box component="dd" sx={{ m: 0 }}>
                    <Figure amount={price[side]} />
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        )}
      </LiveFigures>
    </Box>
  );
}
