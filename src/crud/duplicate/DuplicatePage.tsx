import { Alert } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useArea, useResource } from '@/data';
import { formatList, type AnyRecord } from '@/schema';
import { CreateForm } from '../form/CreateForm';
import { FORM_WIDTH } from '../form/RecordForm';
import { RecordGate } from '../RecordGate';
import { recordName } from '../recordName';
import { duplicateOf } from './duplicateOf';

function DuplicateForm({ record }: { readonly record: AnyRecord }) {
  useArea('lists');
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { values, left } = duplicateOf(resource, record);
  const name = recordName(resource, record, locale);
  const fields = formatList(left.map((one) => translate(`${scope}.fields.${one}`)));
  return (
    <CreateForm
      record={values}
      from={record.id}
      note={
        <Alert severity="info" role="status" sx={{ overflowWrap: 'anywhere', maxWidth: FORM_WIDTH }}>
          {translate('lists.duplicate.filled', { name })}
          {left.length > 0 && ` ${translate('lists.duplicate.left', { fields })}`}
        </Alert>
      }
    />
  );
}

/** The page of a new record that begins as another one is: it is read as for editing. */
export default function DuplicatePage({ id }: { readonly id: string }) {
  return (
    <RecordGate id={id} once>
      {(record) => <DuplicateForm key={record.id} record={record} />}
    </RecordGate>
  );
}
