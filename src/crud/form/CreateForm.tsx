import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { inSentence } from '@/data/internal';
import { useResource } from '@/data';
import type { Id } from '@/schema';
import { PageHeading } from '@/widgets';
import { createPath, listPath } from '../paths';
import { afterSave } from './save/afterSave';
import { RecordForm } from './RecordForm';

interface CreateFormProps {
  /** What the form begins with. */
  readonly record: Readonly<Record<string, unknown>>;
  /** The record it was filled in from. */
  readonly from?: Id;
  /** Said above the form. */
  readonly note?: ReactNode;
}

/** The form of a new record under its heading. */
export function CreateForm({ record, from, note }: CreateFormProps) {
  const { resource, path, scope, can } = useResource();
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PageHeading
        title={translate('form.createTitle', { name: inSentence(translate(`${scope}.one`)) })}
        backTo={listPath(path)}
      />
      {note}
      <RecordForm
        mode="create"
        record={record}
        from={from}
        cancel={listPath(path)}
        onSaved={(id) => void navigate(afterSave(resource, path, id, can('detail')))}
        onSavedAnother={from === undefined ? undefined : () => void navigate(createPath(path), { replace: true })}
      />
    </Box>
  );
}
