import { Box } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { NoteOf } from '@/report/views';
import { wallClockAt } from '@/schema/dates';
import { formatList } from '@/schema';
import { readStatus } from './readStatus';

const DOT = { width: 8, height: 8, borderRadius: '50%', flex: 'none' } as const;
const LOOK = {
  normal: { bgcolor: 'success.main' },
  alarm: { bgcolor: 'warning.main', outline: '2px solid', outlineColor: 'warning.light' },
} as const;

/** A dot an hour: green while all was normal, orange while there was an alarm; said in words, too. */
// covers HR-084
export const StatusDots: NoteOf = function StatusDots({ answer, place: { days, zone } }) {
  const translate = useTranslate();
  const status = useMemo(() => (days ? readStatus(answer, { ...days, zone }) : []), [answer, days, zone]);
  const hourOf = (at: number) => wallClockAt(new Date(at), zone)?.slice(11, 16) ?? '';
  const alarms = status.filter(({ alarm }) => alarm).map(({ at }) => hourOf(at));
  const legend = (key: 'normal' | 'alarm') => (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ ...DOT, ...LOOK[key] }} />
      {translate(`strategy.status.${key}`)}
    </Box>
  );
  if (status.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      {legend('normal')}
      {legend('alarm')}
      <Box
        role="img"
        aria-label={
          alarms.length === 0
            ? translate('strategy.status.none')
            : translate('strategy.status.at', { hours: formatList(alarms) })
        }
        sx={{ display: 'flex', alignItems: 'center', gap: '6px', minHeight: 16 }}
      >
        {status.map(({ at, alarm }) => (
          <Box
            key={at}
            component="span"
            title={`${hourOf(at)} ${translate(`strategy.status.${alarm ? 'alarm' : 'normal'}`)}`}
            sx={{ ...DOT, ...LOOK[alarm ? 'alarm' : 'normal'] }}
          />
        ))}
      </Box>
    </Box>
  );
};
