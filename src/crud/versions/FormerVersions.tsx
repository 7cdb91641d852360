import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import type { AnyRecord } from '@/schema';
import { DetailSections } from '../detail/DetailSheet';
import { detailSections } from '../detail/detailSections';
import { changedFields } from './changedFields';
import { dayText, lastDay, startOf } from './dayText';
import { VersionDiff } from './VersionDiff';

interface FormerVersionsProps {
  /** The latest first. */
  readonly history: readonly AnyRecord[];
  readonly current: AnyRecord | null;
  readonly effective: string;
}

/** The versions that were, each with what changed when the next one took over. */
export function FormerVersions({ history, current, effective }: FormerVersionsProps) {
  const { resource } = useResource();
  const translate = useTranslate();
  if (history.length === 0) return <Typography variant="body2">{translate('versions.none.history')}</Typography>;
  return history.map((record, at) => {
    const next = at === 0 ? current : (history[at - 1] ?? null);
    const names = next ? changedFields(resource, record, next, [effective]) : [];
    const to = dayText(lastDay(startOf(next, effective)));
    return (
      <Paper key={record.id || at} variant="outlined" component="details" sx={{ px: 2, py: 1.5 }}>
        <Box
          component="summary"
          sx={{ cursor: 'pointer', display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}
        >
          <Typography variant="subtitle2">
            {translate('versions.span', { from: dayText(startOf(record, effective)), to })}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('versions.changed', { smart_count: names.length })}
          </Typography>
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 2 }}>
          {next && (
            <VersionDiff
              names={names}
              before={record}
              after={next}
              beforeText={translate('versions.before')}
              afterText={translate('versions.from', { day: dayText(startOf(next, effective)) })}
            />
          )}
          <DetailSections sections={detailSections(resource, record)} record={record} />
        </Box>
      </Paper>
    );
  });
}
