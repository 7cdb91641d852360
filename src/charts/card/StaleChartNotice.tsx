import { useEffect, useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { useLocaleState, useTranslate } from 'react-admin';
import { failureText } from '@/data';
import { currentTime } from '@/schema/dates';
import { ageText } from './ageText';
import type { ChartState } from './chartState';

/** Pixels, with the gap to what follows. */
export const STALE_HEIGHT = 44;

/** The last load failed and older data is on view: why, how old it is, and a way to try again. */
export function StaleChartNotice({ error, updatedAt, loading, onRetry }: ChartState) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const age =
    updatedAt === undefined
      ? translate('charts.unknownAge')
      : translate('charts.age', { age: ageText(now - updatedAt, locale) });
  const reason = translate('charts.stale', { reason: failureText(error, translate) });
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 32, mb: '12px', minWidth: 0 }}>
      <Warning aria-hidden fontSize="small" color="warning" />
      <Typography variant="body2" noWrap title={`${age} · ${reason}`} sx={{ minWidth: 0 }}>
        {age}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` · ${reason}`}
        </Box>
      </Typography>
      {onRetry && (
        <Button onClick={onRetry} loading={loading} sx={{ flexShrink: 0, ml: 'auto' }}>
          {translate('widgets.retry')}
        </Button>
      )}
    </Box>
  );
}
