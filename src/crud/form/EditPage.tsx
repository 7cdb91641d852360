import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { usePageAbout, useResource } from '@/data';
import { inSentence, extraPart } from '@/data/internal';
import type { AnyRecord } from '@/schema';
import { PageHeading } from '@/widgets';
import Refused from '../Refused';
import { recordName } from '../recordName';
import { RecordGate } from '../RecordGate';
import { useCarriedWalk, useWalkState, WalkProvider } from '../walk/walk';
import { afterSave } from './save/afterSave';
import { RecordForm } from './RecordForm';

const RecordWalk = extraPart(() => import('../walk/RecordWalk'));

function EditForm({ record, walk }: { readonly record: AnyRecord; readonly walk: ReactNode }) {
  const state = useWalkState();
  const { resource, path, scope, can, decide } = useResource();
  const translate = useTranslate();
  const navigate = useNavigate();
  const locale = useLocale() ?? 'en';
  const name = recordName(resource, record, locale);
  usePageAbout(name);
  const decision = decide('edit', record);
  if (!decision.allowed) return <Refused decision={decision} />;
  const after = afterSave(resource, path, record.id, can('detail', record));
  const title = translate('form.editTitle', {
    name: inSentence(translate(`${scope}.one`)),
    record: name,
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PageHeading title={title} backTo={after} actions={walk} />
      <RecordForm
        mode="edit"
        record={record}
        id={record.id}
        cancel={after}
        onSaved={() => void navigate(after, { state })}
      />
    </Box>
  );
}

/** The page on which a record is changed. It is read afresh, and never replaced under what is being typed. */
export default function EditPage({ id }: { readonly id: string }) {
  const carried = useCarriedWalk();
  const walk = carried && <RecordWalk id={id} view="edit" />;
  return (
    <WalkProvider value={carried}>
      <RecordGate id={id} once beside={walk}>
        {(record) => <EditForm key={record.id} record={record} walk={walk} />}
      </RecordGate>
    </WalkProvider>
  );
}
