import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Heights that look like a day of sun; the same at every paint. */
const BARS = [14, 18, 24, 38, 56, 72, 84, 90, 82, 66, 46, 30, 20, 16];

/**
 * The shape of a chart of so many pixels while its first data is on the way.
 *
 * @example <LiveFigures live={live} waiting={<ChartSkeleton height={280} />}>{draw}</LiveFigures>
 * @public
 */
export function ChartSkeleton({ height }: { readonly height: number }) {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('widgets.loading')}
      sx={{ height, display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      <Box
        sx={{
          flex: 1,
          display: 'flex',
          alignItems: 'flex-end',
          gap: { xs: 1, sm: 2 },
          px: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {BARS.map((bar, index) => (
          <Skeleton
            key={index}
            variant="rounded"
            sx={{ flex: 1, height: `${bar}%`, borderBottomLeftRadius: 0, borderBottomRightRadius: 0 }}
          />
        ))}
      </Box>
      <Skeleton variant="rounded" height={12} width="40%" sx={{ mx: 'auto' }} />
    </Box>
  );
}
