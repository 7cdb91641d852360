import { Box, Skeleton, Switch, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChartFrame, LiveFigures } from '@/charts';
import { useReadLive } from '@/data';
import type { OwnBlockProps } from '@/report';
import { readStrategy } from './readStrategy';
import { STRATEGIES } from './strategy';
import { StrategyTileButton } from './StrategyTileButton';

/** What runs by itself in the home (spec 02 §2). The owner decides it in the app; here it is looked at. */
export function StrategyPanel({ heading, live: answer }: OwnBlockProps) {
  const translate = useTranslate();
  const live = useReadLive(answer, readStrategy);
  return (
    <ChartFrame title={heading}>
      <LiveFigures live={live} waiting={<StrategySkeleton />}>
        {({ state, tiles }) => (
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <Box
              sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1.5, borderRadius: 2, bgcolor: 'action.hover' }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="subtitle2" component="h3">
                  {translate('hems.strategy.automatic')}
                </Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
                  {translate(`hems.strategy.overall.${state}`)}
                </Typography>
              </Box>
              <Typography variant="body2" aria-hidden>
                {translate(`hems.strategy.state.${state}`)}
              </Typography>
              <Switch
                checked={state === 'on'}
                disabled
                slotProps={{
                  input: {
                    'aria-label': `${translate('hems.strategy.automatic')}: ${translate(`hems.strategy.state.${state}`)}`,
                  },
                }}
                sx={{ mr: 0 }}
              />
            </Box>
            <Box
              sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(190px, 100%), 1fr))' }}
            >
              {tiles.map((tile) => (
                <StrategyTileButton key={tile.key} tile={tile} />
              ))}
            </Box>
          </Box>
        )}
      </LiveFigures>
    </ChartFrame>
  );
}

function StrategySkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(190px, 100%), 1fr))' }}>
      {STRATEGIES.map((key) => (
        <Skeleton key={key} variant="rounded" height={76} />
      ))}
    </Box>
  );
}
