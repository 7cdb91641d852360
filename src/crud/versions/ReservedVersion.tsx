import { Alert, Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useResource } from '@/data';
import type { AnyRecord, AnyVersions, Id } from '@/schema';
import { ConfirmDialog } from '@/widgets';
import { DetailSheet } from '../detail/DetailSheet';
import { detailSections } from '../detail/detailSections';
import { SectionCard } from '../SectionCard';
import { changedFields } from './changedFields';
import { dayText, startOf } from './dayText';
import { cancelReserved } from './versionCalls';
import { VersionDiff } from './VersionDiff';

interface ReservedVersionProps {
  readonly versions: AnyVersions;
  readonly of: Id;
  readonly record: AnyRecord;
  readonly current: AnyRecord | null;
  readonly zone: string;
  readonly editPath: string;
}

/** What takes over on its day: when, what it changes, all of it, and the way out. */
export function ReservedVersion({ versions, of, record, current, zone, editPath }: ReservedVersionProps) {
  const { resource, path, can } = useResource();
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { cancel } = versions.reserved;
  const day = dayText(startOf(record, versions.effective));
  const confirm = async () => {
    if (!cancel) return;
    setBusy(true);
    try {
      await cancelReserved(resource, versions, cancel, of, record.id);
      notify('versions.cancel.done', { type: 'success' });
      setConfirming(false);
      await client.invalidateQueries({ queryKey: [path] });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Alert severity="info">{translate('versions.takesOver', { day, zone })}</Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {can('reserve', record) && (
          <Button component={Link} to={editPath} variant="outlined">
            {translate('versions.editReserved')}
          </Button>
        )}
        {cancel && can('cancel', record) && (
          <Button color="error" onClick={() => setConfirming(true)}>
            {translate('versions.cancel.label')}
          </Button>
        )}
      </Box>
      {current && (
        <SectionCard title={translate('versions.changes')}>
          <VersionDiff
            names={changedFields(resource, current, record, [versions.effective])}
            before={current}
            after={record}
            beforeText={translate('versions.tabs.current')}
            afterText={translate('versions.from', { day })}
          />
        </SectionCard>
      )}
      <DetailSheet sections={detailSections(resource, record)} record={record} />
      <ConfirmDialog
        open={confirming}
        title={translate('versions.cancel.title', { day })}
        text={translate('versions.cancel.text')}
        confirmLabel={translate('versions.cancel.label')}
        danger
        busy={busy}
        error={failure}
        onConfirm={() => void confirm()}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
