import { Box, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { failureText } from '@/data/failureText';
import { useResource } from '@/data/ResourceContext';
import { formatDate } from '@/fields/date/formats';
import { ErrorState } from '@/widgets/ErrorState';
import type { LogEntry } from './readLog';

interface WorkflowLogProps {
  readonly entries: readonly LogEntry[] | undefined;
  readonly error: unknown;
  wordsOf(state: string): string;
  onRetry(): void;
}

/** Who moved the record, when, from where to where, and what they said about it. */
export function WorkflowLog({ entries, error, wordsOf, onRetry }: WorkflowLogProps) {
  const { scope } = useResource();
  const translate = useTranslate();
  if (error && !entries) return <ErrorState text={failureText(error, translate)} onRetry={onRetry} />;
  if (!entries) return <Skeleton variant="rounded" height={72} />;
  if (entries.length === 0) return <Typography variant="body2" sx={{ color: 'text.secondary' }}>{translate('workflow.empty')}</Typography>;
  return (
    <Box component="ol" aria-label={translate('workflow.log')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {entries.map((entry, index) => (
        <Box component="li" key={index} sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '176px minmax(0, 1fr)' }, columnGap: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {formatDate(entry.time, 1) || '-'}
          </Typography>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="body2">
              {[
                entry.action && translate(`${scope}.actions.${entry.action}.label`, { _: entry.action }),
                entry.to && (entry.from ? `${wordsOf(entry.from)} → ${wordsOf(entry.to)}` : wordsOf(entry.to)),
                entry.user,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            {entry.remark && (
              <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
                {entry.remark}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
