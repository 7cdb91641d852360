import { Box, Paper, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLive } from '@/data/live/useLive';
import { homeCalls } from '../calls';
import { Figure } from '@/charts/figures/Figure';
import { LiveFigures } from '@/charts/card/LiveFigures';
import { inPriceUnit, type PriceUnit } from './priceUnit';
import { readStatistics, STATISTICS, type Statistic, type TariffStatistics } from './readStatistics';
import { TARIFF_REFRESH, type TariffParams } from './tariffParams';

const GRID = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(6, minmax(0, 1fr))' } } as const;

function Tile({ statistic, data, unit }: { readonly statistic: Statistic; readonly data: TariffStatistics; readonly unit: PriceUnit }) {
  const translate = useTranslate();
  const amount = inPriceUnit(data[statistic], unit);
  const decimals = statistic === 'homeCount' ? 0 : undefined;
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 1.5, minWidth: 0 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {translate(`hems.tariff.statistics.${statistic}`)}
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 0.5 }}>
        <Figure amount={amount} decimals={decimals} />
      </Box>
    </Paper>
  );
}

/** Current, average, highest and lowest price of the days, hours below zero, and homes on the tariff. */
export function TariffTiles({ params, unit }: { readonly params: TariffParams; readonly unit: PriceUnit }) {
  const live = useLive(
    ['hems', 'tariff', 'statistics', params, unit],
    async (signal) => readStatistics(await homeCalls.tariffStatistics({ ...params, unit }, { signal, quiet: true })),
    { every: TARIFF_REFRESH },
  );
  const waiting = (
    <Box sx={GRID}>
      {STATISTICS.map((one) => (
        <Skeleton key={one} variant="rounded" height={72} />
      ))}
    </Box>
  );
  return (
    <LiveFigures live={live} waiting={waiting}>
      {(data) => (
        <Box component="dl" sx={{ ...GRID, m: 0 }}>
          {STATISTICS.map((one) => (
            <Tile key={one} statistic={one} data={data} unit={unit} />
          ))}
        </Box>
      )}
    </LiveFigures>
  );
}
