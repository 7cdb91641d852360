import { useLocale, useTranslate } from 'react-admin';
import { inSentence } from '@/data/internal';
import { useResource } from '@/data';
import type { AnyRecord } from '@/schema';
import { FormDialog } from '../form/FormDialog';
import { RecordForm } from '../form/RecordForm';
import UnderCloudRules from '../form/rules/UnderCloudRules';
import { useGiven } from '../GivenContext';
import { RecordGate } from '../RecordGate';
import { recordName } from '../recordName';

interface RecordFormDialogProps {
  /** The record to change; undefined for a new one. */
  readonly record?: AnyRecord;
  /** What a new one begins with, beside what ties it to the page. */
  readonly begin?: Readonly<Record<string, unknown>>;
  onSaved?(): void;
  onClose(): void;
}

/**
 * The form of a record that has no page of its own, over the page it is a part of; what ties it to that is not asked.
 *
 * @example <RecordFormDialog record={record} onSaved={reload} onClose={() => setOpen(false)} />
 * @public
 */
export function RecordFormDialog({ record, begin, onSaved, onClose }: RecordFormDialogProps) {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const given = useGiven();
  const name = inSentence(translate(`${scope}.one`));
  const title = record
    ? translate('form.editTitle', { name, record: recordName(resource, record, locale) })
    : translate('form.createTitle', { name });
  const saved = () => {
    onClose();
    onSaved?.();
  };
  return (
    <FormDialog title={title} onClose={onClose}>
      {(dialog) => {
        const formOf = (opened: AnyRecord | undefined) => (
          <RecordForm
            {...dialog}
            mode={opened ? 'edit' : 'create'}
            record={opened ?? { ...begin, ...given }}
            {...(opened && { id: opened.id })}
            without={Object.keys(given)}
            onSaved={saved}
            onSavedAnother={onSaved}
          />
        );
        const form =
          record && resource.call('detail') ? (
            <RecordGate id={record.id} once inDialog>
              {formOf}
            </RecordGate>
          ) : (
            formOf(record)
          );
        return resource.api.rules ? <UnderCloudRules>{form}</UnderCloudRules> : form;
      }}
    </FormDialog>
  );
}
