import { Alert, LinearProgress } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { asObject } from '@/api/wireValue';
import { FieldsForm } from '@/crud/form/FieldsForm';
import { useGiven } from '@/crud/GivenContext';
import type { ActionProps } from '@/crud/views';
import { useFieldErrors } from '@/fields/messages/useFieldErrors';
import { checkFields, decodeFields, encodeFields, matches, type Fields } from '@/schema';
import { FormSkeleton } from '@/widgets/FormSkeleton';
import type { ControllerSubDevice } from '@schemas/hems/controller-sub-device';
import { protocolConfig, protocolMust, protocolNeeds } from '@schemas/hems/parts/protocolConfig';
import { officeCalls } from './calls';
import { OfficeDialog } from './OfficeDialog';
import { textAt } from './read';
import { useTask } from './useTask';

const SCOPE = 'hems.office.protocol';
const LIMIT = 60_000;

/** How the controller talks to a device: what its protocol needs, sent to the controller and watched until it took it (spec 02 §7). */
export function ProtocolDialog({ records: [sub], close }: ActionProps<ControllerSubDevice>) {
  const translate = useTranslate();
  const toMessages = useFieldErrors(SCOPE);
  const deviceSn = String(useGiven().controllerSn ?? '');
  const subDeviceSn = sub?.deviceSn ?? sub?.id ?? '';
  const [changed, setChanged] = useState<Readonly<Record<string, unknown>>>({});
  const [shown, setShown] = useState(false);
  const kept = useQuery({ queryKey: ['office', 'protocol', deviceSn, subDeviceSn], queryFn: async ({ signal }) => decodeFields(protocolConfig, { ...asObject(await officeCalls.protocol({ deviceSn, subDeviceSn }, { signal, quiet: true })) }), gcTime: 0 });
  const values = { ...kept.data, ...changed };
  const fields: Fields = Object.fromEntries(Object.entries(protocolConfig).filter(([name]) => matches(protocolNeeds[name], values)));
  const missing = Object.keys(fields).filter((name) => protocolMust.has(name) && !values[name]);
  const wrong = { ...checkFields(fields, values), ...Object.fromEntries(missing.map((name) => [name, { rule: 'required' }])) };
  const task = useTask(`protocol ${subDeviceSn}`, LIMIT, async (taskId, signal) => textAt(await officeCalls.protocolResult({ taskId }, { signal, quiet: true }), 'status'), (status) => status === 'success' || status === 'failed');
  const save = useMutation({ mutationFn: async () => textAt(await officeCalls.setProtocol({ deviceSn, subDeviceSn, ...encodeFields(fields, values) }, { quiet: true }), 'taskId'), onSuccess: (taskId) => task.start(taskId) });
  const send = () => {
    setShown(true);
    if (Object.keys(wrong).length === 0) save.mutate();
  };
  return (
    <OfficeDialog title={`${translate('resources.hems/controller-sub-device.actions.protocolConfig.label')}: ${subDeviceSn}`} send={translate('actions.save')} closed={!kept.data} busy={save.isPending || task.running} error={save.error ?? kept.error ?? task.error} onSend={send} onClose={close}>
      {kept.data ? <FieldsForm fields={fields} scope={SCOPE} values={values} errors={shown ? toMessages(wrong) : {}} readOnly={task.running} onChange={(name, value) => setChanged((now) => ({ ...now, [name]: value }))} /> : !kept.error && <FormSkeleton />}
      <div role="status">
        {task.running && <LinearProgress aria-label={translate(`${SCOPE}.sending`)} />}
        {task.data === 'success' && <Alert severity="success">{translate(`${SCOPE}.success`)}</Alert>}
        {(task.late || task.data === 'failed') && <Alert severity="error">{translate(`${SCOPE}.failed`)}</Alert>}
      </div>
    </OfficeDialog>
  );
}
