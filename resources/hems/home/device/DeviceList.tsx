import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAmountText } from '@/charts';
import type { DeviceFigure } from './deviceFigures';
import type { LiveKey } from './deviceTypes';

/** What a device did today and this month, as pairs of words and figures. */
export function DeviceList({ figures }: { readonly figures: readonly DeviceFigure<LiveKey>[] }) {
  const translate = useTranslate();
  const amountText = useAmountText();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        pt: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(132px, 100%), 1fr))',
        columnGap: 2,
        rowGap: 1,
      }}
    >
      {figures.map(({ key, amount, decimals }) => (
        <Box key={key} sx={{ minWidth: 0 }}>
          <Typography
            component="dt"
            variant="caption"
            sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {translate(`hems.device.live.${key}`)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {amountText(amount, decimals)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
