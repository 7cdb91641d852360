import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useResource } from '@/data/registry/ResourceContext';
import type { AnyRecord } from '@/schema';
import { RecordForm } from '../form/RecordForm';
import UnderCloudRules from '../form/rules/UnderCloudRules';
import { useLossQuestion } from '../form/useLossQuestion';
import { useGiven } from '../GivenContext';
import { RecordGate } from '../RecordGate';
import { recordName } from '../recordName';

interface RecordFormDialogProps {
  /** The record to change; undefined for a new one. */
  readonly record?: AnyRecord;
  onClose(): void;
}

/** The form of a record that has no page of its own, over the page it is a part of; what ties it to that is not asked. */
export default function RecordFormDialog({ record, onClose }: RecordFormDialogProps) {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const given = useGiven();
  const id = useId();
  const [changed, setChanged] = useState(false);
  const [onDismiss, question] = useLossQuestion(changed, onClose);
  const name = translate(`${scope}.one`);
  const title = record ? translate('form.editTitle', { name, record: recordName(resource, record, locale) }) : translate('form.createTitle', { name });
  const formOf = (opened: AnyRecord | undefined) => (
    <RecordForm
      mode={opened ? 'edit' : 'create'}
      record={opened ?? given}
      {...(opened && { id: opened.id })}
      without={Object.keys(given)}
      cancel={onClose}
      onChanged={setChanged}
      onSaved={onClose}
    />
  );
  const form =
    record && resource.call('detail') ? (
      <RecordGate id={record.id} once>
        {formOf}
      </RecordGate>
    ) : (
      formOf(record)
    );
  return (
    <Dialog open onClose={onDismiss} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{resource.api.rules ? <UnderCloudRules>{form}</UnderCloudRules> : form}</DialogContent>
      {question}
    </Dialog>
  );
}
