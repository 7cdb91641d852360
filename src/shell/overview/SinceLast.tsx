import Close from '@mui/icons-material/Close';
import { Alert, Box, IconButton, Link, Tooltip } from '@mui/material';
import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useOwn } from '@/data';
import { formatNumber } from '@/schema';
import { formatDate, nowOn } from '@/schema/dates';
import { CountsProvider, type ListCount } from './CountsContext';
import { keptQuietly, moreThanSeen, readSeen } from './seenCounts';

interface SinceLastProps {
  /** Code of the platform whose overview it is. */
  readonly platform: string;
  /** The lists that are counted. */
  readonly children: ReactNode;
}

/** Above lists that are counted: which of them have more than when this person was last here, until he has read it. */
export function SinceLast({ platform, children }: SinceLastProps) {
  const translate = useTranslate();
  const [kept, keep] = useOwn<unknown>(`overview.seen.${platform}`, null);
  const seen = useMemo(() => readSeen(kept), [kept]);
  const [since, setSince] = useState(seen.at);
  const [counted, setCounted] = useState<ReadonlyMap<string, ListCount>>(new Map());
  const tell = useCallback((one: ListCount) => setCounted((before) => new Map(before).set(one.key, one)), []);
  const counts = Object.fromEntries([...counted].map(([key, { count }]) => [key, count]));
  const news = moreThanSeen(seen, counts);
  const remember = useEffectEvent(() => keep(keptQuietly({ ...seen, at: since }, counts, nowOn())));
  useEffect(() => {
    if (counted.size > 0) remember();
  }, [counted]);
  const dismiss = () => {
    const now = nowOn();
    keep({ at: now, counts: { ...seen.counts, ...counts } });
    setSince(now);
  };
  return (
    <CountsProvider value={tell}>
      {news.length > 0 && (
        <Alert
          severity="info"
          role="status"
          sx={{ py: 0, alignItems: 'center' }}
          action={
            <Tooltip title={translate('shell.overview.read')}>
              <IconButton size="small" color="inherit" aria-label={translate('shell.overview.read')} onClick={dismiss}>
                <Close fontSize="small" />
              </IconButton>
            </Tooltip>
          }
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {translate('shell.overview.since', { time: formatDate(since, 2) })}
            {news.map(({ key, more }) => (
              <Link key={key} component={RouterLink} to={counted.get(key)?.to ?? '/'} color="inherit" underline="hover">
                <Box component="b" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  +{formatNumber(more)}
                </Box>{' '}
                {counted.get(key)?.text}
              </Link>
            ))}
          </Box>
        </Alert>
      )}
      {children}
    </CountsProvider>
  );
}
