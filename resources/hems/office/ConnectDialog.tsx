import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FieldsForm } from '@/crud/form/FieldsForm';
import { useGiven } from '@/crud/GivenContext';
import { useResource } from '@/data/registry/ResourceContext';
import { useFieldErrors } from '@/fields/messages/useFieldErrors';
import { encodeRecord, sentFields, validate, type Fields } from '@/schema';
import { ConnectState } from './ConnectState';
import { OfficeDialog } from './OfficeDialog';
import { useConnecting } from './useConnecting';

/** A device that is connected by hand: what it is, then whether the controller reaches it, then it is bound (spec 02 §7). */
export function ConnectDialog({ close }: { close(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { resource, scope } = useResource();
  const toMessages = useFieldErrors(scope);
  const { controllerSn } = useGiven();
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const [shown, setShown] = useState(false);
  const work = useConnecting(String(controllerSn ?? ''), () => {
    notify('hems.office.connect.bound', { type: 'success' });
    close();
  });
  const wrong = validate(resource, values, 'create');
  const asked = sentFields(resource, values, 'create');
  const fields: Fields = Object.fromEntries(asked.flatMap((name) => (resource.fields[name] ? [[name, resource.fields[name]]] : [])));
  const send = () => {
    setShown(true);
    if (Object.keys(wrong).length > 0) return;
    const row = encodeRecord(resource, values, 'create');
    work.begin([{ ...row, protocolConfig: { protocol: values.protocol } }]);
  };
  return (
    <OfficeDialog title={translate(`${scope}.actions.connect.label`)} send={translate(work.done ? 'hems.office.connect.bind' : 'hems.office.connect.start')} busy={work.busy} error={work.error} onSend={work.done ? work.bind : send} onClose={close}>
      <FieldsForm fields={fields} scope={scope} values={values} errors={shown ? toMessages(wrong) : {}} readOnly={work.busy || work.done} onChange={(name, value) => setValues((now) => ({ ...now, [name]: value }))} />
      <ConnectState work={work} />
    </OfficeDialog>
  );
}
