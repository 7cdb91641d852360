import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { formatNumber } from '@/schema';
import type { RunProgress } from '../useActionRun';

interface BulkProgressProps {
  readonly progress: RunProgress;
  onStop(): void;
}

/** How far work on several records is, what of them failed, and the way to begin no more. */
export function BulkProgress({ progress: { all, tried, failed, stops }, onStop }: BulkProgressProps) {
  useArea('lists');
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <LinearProgress
        variant="determinate"
        value={(100 * tried) / Math.max(1, all)}
        aria-label={translate('list.saving')}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" role="status" sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
          {translate('lists.bulk.progress', { done: formatNumber(tried - failed), all: formatNumber(all) })}
          {failed > 0 && ` ${translate('lists.bulk.failedSoFar', { count: formatNumber(failed) })}`}
        </Typography>
        <Button color="inherit" variant="outlined" onClick={onStop} disabled={stops}>
          {translate(stops ? 'lists.bulk.stopping' : 'lists.bulk.stop')}
        </Button>
      </Box>
    </Box>
  );
}
