import { formatWall } from '@/schema/dates';
import { Box, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { failureText, useResource } from '@/data';
import { ErrorState } from '@/widgets';
import { useActionText } from '../actions/useActionText';
import type { Log } from './useLog';
import type { LogEntry } from './readLog';

interface WorkflowLogProps {
  readonly log: Log;
  /** IANA, of the site whose clock its times are of. */
  readonly zone: string | undefined;
  /** The words of a state of any of the workflow's machines. */
  wordsOf(state: string): string;
}

/**
 * Which values a transition changed, from what to what. Of fields the reader may not see nothing is told, whatever the
 * log says.
 */
function Changes({ entry }: { readonly entry: LogEntry }) {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const seen = entry.changes.filter(({ field }) => !Object.hasOwn(resource.unseen ?? {}, field));
  if (seen.length === 0) return null;
  const label = (field: string) =>
    Object.hasOwn(resource.fields, field) ? translate(`${scope}.fields.${field}`) : field;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {seen.map(({ field, before, after }) => (
        <Typography key={field} component="li" variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('workflow.change', { field: label(field), before: before || '-', after: after || '-' })}
        </Typography>
      ))}
    </Box>
  );
}

/** Who moved the record, when, from where to where, what they changed, and why. */
export function WorkflowLog({ log: { entries, error, retry }, zone, wordsOf }: WorkflowLogProps) {
  const translate = useTranslate();
  const text = useActionText();
  if (error && !entries) return <ErrorState text={failureText(error, translate)} onRetry={retry} />;
  if (!entries) return <Skeleton variant="rounded" height={72} />;
  if (entries.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('workflow.empty')}
      </Typography>
    );
  const did = ({ action, also = [] }: LogEntry) => [action, ...also].filter(Boolean).map(text.label).join(' / ');
  const moved = ({ from, to }: LogEntry) =>
    to && from && from !== to ? `${wordsOf(from)} → ${wordsOf(to)}` : to && !from ? wordsOf(to) : '';
  return (
    <Box
      component="ol"
      aria-label={translate('workflow.log')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxHeight: 360, overflowY: 'auto' }}
      tabIndex={0}
    >
      {entries.map((entry, index) => (
        <Box
          component="li"
          key={index}
          sx={{
            minWidth: 0,
            pl: 1.5,
            borderLeft: 2,
            borderColor: index === 0 ? 'primary.main' : 'divider',
            overflowWrap: 'anywhere',
          }}
        >
          <Typography variant="body2">{[did(entry), moved(entry)].filter(Boolean).join(' · ')}</Typography>
          <Typography
            variant="caption"
            component="div"
            sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
          >
            {[entry.user, formatWall(entry.time, 1, zone) || '-'].filter(Boolean).join(' · ')}
          </Typography>
          {entry.remark && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {translate('workflow.why', { text: entry.remark })}
            </Typography>
          )}
          <Changes entry={entry} />
        </Box>
      ))}
    </Box>
  );
}
