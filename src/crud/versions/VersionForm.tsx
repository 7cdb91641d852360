import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useResource } from '@/data';
import type { AnyRecord, AnyValues, AnyVersions, Id } from '@/schema';
import { RecordForm } from '../form/RecordForm';
import { NoPermission } from '../NoPermission';
import { dayText, startOf } from './dayText';
import { VersionEffect } from './effect/VersionEffect';
import { useVersionStore, type LostVersion } from './useVersionStore';
import type { Versions } from './useVersions';
import { VersionQuestion } from './VersionQuestion';
import type { VersionKey } from './versionResource';

interface VersionFormProps {
  readonly versions: AnyVersions;
  readonly of: Id;
  readonly data: Versions;
  readonly version: VersionKey;
  readonly isNew: boolean;
  readonly opened: AnyRecord;
  /** What was typed already, when it opens instead of another. */
  readonly typed: AnyValues;
  /** Opens the form that can be saved now, with what was typed in this one. */
  onInstead(lost: LostVersion): void;
  /** Address of a tab, with the form of its version or without. */
  pathOf(tab: VersionKey, form?: boolean): string;
}

/** The form of a version. Stands below the provider of that version. */
export function VersionForm({
  versions,
  of,
  data,
  version,
  isNew,
  opened,
  typed,
  onInstead,
  pathOf,
}: VersionFormProps) {
  const { scope, can } = useResource();
  const translate = useTranslate();
  const navigate = useNavigate();
  const [lost, setLost] = useState<LostVersion>();
  const { store, pending } = useVersionStore({ versions, of, data, version, isNew, opened, onLost: setLost });
  const { effect } = versions;
  const title = translate(`versions.form.${isNew ? 'reserve' : version}`, { name: translate(`${scope}.one`) });
  if (!can(version === 'current' ? 'edit' : 'reserve', opened)) return <NoPermission />;
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography component="h2" variant="h2">
        {title}
      </Typography>
      {version === 'reserved' && (
        <Alert severity="info">
          {translate('versions.form.rule', { month: data.firstMonth, zone: data.zone })}{' '}
          {data.reason !== undefined && translate(`versions.form.reasons.${data.reason}`, { _: '' })}
        </Alert>
      )}
      {lost && (
        <Alert
          severity="error"
          action={
            <Button onClick={() => onInstead(lost)} color="inherit" size="small">
              {translate(lost.why === 'taken' ? 'versions.editReserved' : 'versions.reserve')}
            </Button>
          }
        >
          {translate(`versions.${lost.why}`, { day: dayText(startOf(opened, versions.effective)), zone: data.zone })}
        </Alert>
      )}
      <RecordForm
        mode="edit"
        record={opened}
        typed={typed}
        id={isNew ? undefined : opened.id}
        store={store}
        below={effect && ((draft) => <VersionEffect effect={effect} of={versions.of} draft={draft} />)}
        cancel={pathOf(isNew ? 'current' : version)}
        onSaved={() => void navigate(pathOf(version))}
      />
      {pending && <VersionQuestion change={pending.question} onAnswer={pending.answer} />}
    </Box>
  );
}
