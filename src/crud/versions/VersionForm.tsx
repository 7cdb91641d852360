import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { useResource } from '@/data/registry/ResourceContext';
import type { AnyRecord, AnyVersions, Id } from '@/schema';
import { RecordForm } from '../form/RecordForm';
import { NoPermission } from '../NoPermission';
import { useVersionStore } from './useVersionStore';
import type { Versions } from './useVersions';
import { VersionQuestion } from './VersionQuestion';
import type { VersionKey } from './versionResource';

interface VersionFormProps {
  readonly versions: AnyVersions;
  readonly of: Id;
  readonly data: Versions;
  readonly version: VersionKey;
  readonly isNew: boolean;
  /** What the form opens with. */
  readonly record: AnyRecord;
  /** Address of a tab, with the form of its version or without. */
  pathOf(tab: VersionKey, form?: boolean): string;
}

/** The form of a version; a new one begins as a full copy of the current one. Stands below the provider of that version. */
export function VersionForm({ versions, of, data, version, isNew, record, pathOf }: VersionFormProps) {
  const { scope, can } = useResource();
  const translate = useTranslate();
  const navigate = useNavigate();
  const [isTaken, setTaken] = useState(false);
  const [opened] = useState(() => (isNew ? { ...record, id: '', [versions.effective]: `${data.firstMonth}-01` } : record)); // never replaced under what is typed
  const { store, asked } = useVersionStore({ versions, of, data, version, isNew, opened, onTaken: () => setTaken(true) });
  const title = translate(`versions.form.${isNew ? 'reserve' : version}`, { name: translate(`${scope}.one`) });
  if (!can(version === 'current' ? 'edit' : 'reserve', record)) return <NoPermission />;
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography component="h2" variant="h2">
        {title}
      </Typography>
      {version === 'reserved' && <Alert severity="info">{translate('versions.form.rule', { month: data.firstMonth, zone: data.zone })}</Alert>}
      {isTaken && (
        <Alert
          severity="error"
          action={
            <Button component={Link} to={pathOf('reserved', true)} color="inherit" size="small">
              {translate('versions.editReserved')}
            </Button>
          }
        >
          {translate('versions.taken')}
        </Alert>
      )}
      <RecordForm
        mode="edit"
        record={opened}
        id={isNew ? undefined : opened.id}
        store={store}
        cancelTo={pathOf(isNew ? 'current' : version)}
        onSaved={() => void navigate(pathOf(version))}
      />
      {asked && <VersionQuestion change={asked.question} onAnswer={asked.answer} />}
    </Box>
  );
}
