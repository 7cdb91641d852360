import { Box } from '@mui/material';
import { useRecordFromLocation, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { inSentence } from '@/data/internal';
import { useResource } from '@/data';
import { PageHeading } from '@/widgets';
import { listPath } from '../paths';
import { afterSave } from './save/afterSave';
import { RecordForm } from './RecordForm';

/** The page of a new record. A link may give values along (`state.record` of the location). */
export default function CreatePage() {
  const { resource, path, scope, can } = useResource();
  const translate = useTranslate();
  const navigate = useNavigate();
  const given = useRecordFromLocation();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PageHeading
        title={translate('form.createTitle', { name: inSentence(translate(`${scope}.one`)) })}
        backTo={listPath(path)}
      />
      <RecordForm
        mode="create"
        record={given ?? {}}
        cancel={listPath(path)}
        onSaved={(id) => void navigate(afterSave(resource, path, id, can('detail')))}
      />
    </Box>
  );
}
