import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { everyMs } from '@/report/internal';
import type { Every } from '@/schema';
import { justNow } from '@/schema/internal';
import { useAge } from './useAge';
import { useAutoRefresh } from './useAutoRefresh';

interface AutoRefreshProps {
  readonly every: Every;
  readonly queryKey: QueryKey;
  onRefresh(): void;
  /** Whether it rests, where more than this refreshes the list. */
  readonly pause?: readonly [paused: boolean, setPaused: (paused: boolean) => void];
}

/** How old the rows are, and the switch of the refreshes that keep them fresh. */
export default function AutoRefresh({ every, queryKey, onRefresh, pause }: AutoRefreshProps) {
  useArea('lists');
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const own = useState(false);
  const [paused, setPaused] = pause ?? own;
  const age = useAge(queryKey);
  useAutoRefresh({ queryKey, every: everyMs(every), paused, refresh: onRefresh });
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [count = '', unit = 's'] = every.split(' ');
  const label = translate(paused ? 'lists.refresh.resume' : 'lists.refresh.pause', {
    every: translate(`lists.refresh.${unit}`, { count }),
  });
  const old = !age ? justNow(locale) : age < 60 ? words.format(-age, 'second') : words.format(-age / 60, 'minute');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Typography
        variant="caption"
        sx={{
          color: paused ? 'warning.main' : 'text.secondary',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {age !== undefined && translate(paused ? 'lists.refresh.paused' : 'lists.refresh.updated', { age: old })}
      </Typography>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-pressed={paused} onClick={() => setPaused(!paused)}>
          {paused ? <PlayArrow fontSize="small" /> : <Pause fontSize="small" />}
        </IconButton>
      </Tooltip>
    </Box>
  );
}
