import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import Refresh from '@mui/icons-material/Refresh';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { ageText } from '@/charts/internal';
import { currentTime } from '@/schema/dates';
import type { Report } from '@/schema';
import { reportKey } from './blockCall';
import { useReportOnPage } from './reportPage';

/** When the oldest of what is on view was loaded, in epoch ms; undefined while there is nothing. */
function useOldestUpdate(report: Report): number | undefined {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    // what is asked for while drawing must not draw at once
    (changed) => cache.subscribe(() => queueMicrotask(changed)),
    () => {
      const moments = cache
        .findAll({ queryKey: reportKey(report), type: 'active' })
        .map(({ state }) => state.dataUpdatedAt);
      const known = moments.filter((at) => at > 0);
      return known.length === 0 ? undefined : Math.min(...known);
    },
  );
}

const TICK = 30_000;

/** How old the oldest figure on view is, and a way to ask for all of them again. */
export function RefreshButton() {
  const { report } = useReportOnPage();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const client = useQueryClient();
  const loading = useIsFetching({ queryKey: reportKey(report) }) > 0;
  const oldest = useOldestUpdate(report);
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), TICK);
    return () => clearInterval(timer);
  }, []);
  const label = translate('report.page.refresh');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {oldest !== undefined && (
        <Typography
          variant="caption"
          sx={{ color: 'text.secondary', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        >
          {translate('report.page.age', { age: ageText(Math.max(0, now - oldest), locale) })}
        </Typography>
      )}
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          data-shortcut="refresh"
          disabled={loading}
          onClick={() => void client.invalidateQueries({ queryKey: reportKey(report) })}
        >
          <Refresh fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
