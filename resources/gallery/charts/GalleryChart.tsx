import { useState } from 'react';
import { Box, Typography } from '@mui/material';
import { WireError } from '@/api';
import { ChartCard, type ChartState } from '@/charts';
import { currentTime } from '@/schema/dates';
import type { Story, Translate } from './story';

const TWELVE_MINUTES = 12 * 60_000;

/** One chart of the gallery with a note on what to look at. */
export function GalleryChart({ story, translate }: { readonly story: Story; readonly translate: Translate }) {
  const { key, spec, link, height, wide } = story;
  const [since] = useState(currentTime);
  const [loading, setLoading] = useState(false);
  const failure = {
    error: new WireError({ kind: 'network', messageKey: 'errors.network' }),
    loading,
    onRetry: () => setLoading(!loading),
  };
  const states: Readonly<Record<NonNullable<Story['state']>, ChartState>> = {
    loading: { loading: true },
    refreshing: { loading: true, updatedAt: since },
    failed: failure,
    stale: { ...failure, updatedAt: since - TWELVE_MINUTES },
  };
  return (
    <Box sx={{ gridColumn: wide ? '1 / -1' : undefined, display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      <ChartCard
        title={translate(`titles.${key}`)}
        spec={spec}
        state={story.state && states[story.state]}
        link={link}
        height={height}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', px: 2, maxWidth: 800 }}>
        {translate(`notes.${key}`)}
      </Typography>
    </Box>
  );
}
