import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import type { LiveSpec } from '@/schema';
import { useLiveRows } from './useLiveRows';

interface LiveRowsProps {
  readonly live: LiveSpec;
  readonly queryKey: QueryKey;
  onRefresh(): void;
  readonly pause: readonly [paused: boolean, setPaused: (paused: boolean) => void];
  /** What keeps the list fresh where no changes are told. */
  readonly children: ReactNode;
}

/** Says that rows change as their records do, and lets somebody who reads them hold that. */
export default function LiveRows({ live, queryKey, onRefresh, pause, children }: LiveRowsProps) {
  useArea('lists');
  const translate = useTranslate();
  const [paused, setPaused] = pause;
  const isOpen = useLiveRows({ live, queryKey, paused, refresh: onRefresh });
  if (!isOpen && (!paused || children)) return children;
  const label = translate(paused ? 'lists.live.resume' : 'lists.live.pause');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Typography variant="caption" sx={{ color: paused ? 'warning.main' : 'text.secondary', whiteSpace: 'nowrap' }}>
        {translate(paused ? 'lists.live.paused' : 'lists.live.on')}
      </Typography>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-pressed={paused} onClick={() => setPaused(!paused)}>
          {paused ? <PlayArrow fontSize="small" /> : <Pause fontSize="small" />}
        </IconButton>
      </Tooltip>
    </Box>
  );
}
