import { Alert, Checkbox, LinearProgress } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { asObject } from '@/api/wireValue';
import { valueAt } from '@/api';
import { FieldsForm } from '@/crud/form/FieldsForm';
import type { ActionProps } from '@/crud/views';
import { codes, text } from '@/dsl';
import type { Controller } from '@schemas/hems/controller';
import { PROTOCOLS, protocolWords } from '@schemas/hems/parts/connections';
import { PlainTable } from '@/widgets/PlainTable';
import { officeCalls } from './calls';
import { ConnectState } from './ConnectState';
import { OfficeDialog } from './OfficeDialog';
import { isYes, listOf, textAt } from './read';
import { useConnecting } from './useConnecting';
import { useTask } from './useTask';

const LIMIT = 120_000;
const FIELDS = { protocols: codes(PROTOCOLS, { ...protocolWords, required: true, max: 11 }), ipRange: text({ max: 64 }) };
const COLUMNS = ['brandName', 'model', 'deviceSn', 'protocol', 'host'] as const;

/** Looks for devices around a controller, and connects those that are chosen (spec 02 §7). */
export function DiscoverDialog({ records: [controller], close }: ActionProps<Controller>) {
  const translate = useTranslate();
  const notify = useNotify();
  const say = (key: string, args: object = {}) => translate(`hems.office.discover.${key}`, args);
  const deviceSn = controller?.deviceSn ?? '';
  const [asked, setAsked] = useState<Readonly<Record<string, unknown>>>({ protocols: ['modbusTcp', 'sunspec', 'zigbee'], ipRange: null });
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const search = useTask(`discover ${deviceSn}`, LIMIT, async (taskId, signal) => officeCalls.discovered({ taskId }, { signal, quiet: true }), (answer) => ['finished', 'failed'].includes(textAt(answer, 'status')));
  const start = useMutation({ mutationFn: async () => textAt(await officeCalls.discover({ deviceSn, ...asked }, { quiet: true }), 'taskId'), onSuccess: (taskId) => search.start(taskId) });
  const work = useConnecting(deviceSn, () => {
    notify('hems.office.connect.bound', { type: 'success' });
    close();
  });
  const found = listOf(valueAt(search.data, 'list'));
  const searched = search.data !== undefined && !search.running;
  const chosen = found.filter((row) => ticked.includes(textAt(row, 'deviceSn')));
  const connectChosen = () => work.begin(chosen.map((row) => ({ ...asObject(row), deviceName: `${textAt(row, 'brandName')} ${textAt(row, 'model')}`, protocolConfig: { protocol: textAt(row, 'protocol'), host: valueAt(row, 'host'), port: valueAt(row, 'port'), slaveId: valueAt(row, 'slaveId') } })));
  const [label, act, off]: [string, () => void, boolean] = work.done
    ? [say('bind', { smart_count: work.reached.length }), work.bind, false]
    : searched && chosen.length > 0
      ? [say('connect', { smart_count: chosen.length }), connectChosen, false]
      : [say(searched ? 'again' : 'start'), () => start.mutate(), listOf(asked.protocols).length === 0];
  return (
    <OfficeDialog title={`${translate('resources.hems/controller.actions.discover.label')}: ${deviceSn}`} send={label} closed={off} busy={start.isPending || search.running || work.busy} error={start.error ?? search.error ?? work.error} onSend={act} onClose={close}>
      <FieldsForm fields={FIELDS} scope="hems.office.discover" values={asked} errors={{}} readOnly={search.running || work.busy} onChange={(name, value) => setAsked((now) => ({ ...now, [name]: value }))} />
      {search.running && <LinearProgress variant="determinate" value={Number(textAt(search.data, 'progress')) || 0} aria-label={say('running')} />}
      {(search.late || textAt(search.data, 'status') === 'failed') && <Alert severity="warning">{say('failed')}</Alert>}
      {searched && found.length === 0 && <Alert severity="info">{say('nothing')}</Alert>}
      {found.length > 0 && !work.rows && (
        <PlainTable
          head={['', ...COLUMNS.map((name) => say(`columns.${name}`)), '']}
          rows={found.map((row) => {
            const sn = textAt(row, 'deviceSn');
            const closed = !isYes(row, 'supported') || isYes(row, 'added');
            const tick = <Checkbox size="small" disabled={closed || search.running} checked={ticked.includes(sn)} slotProps={{ input: { 'aria-label': sn } }} onChange={(_, on) => setTicked((now) => (on ? [...now, sn] : now.filter((one) => one !== sn)))} />;
            const values = COLUMNS.map((name) => (name === 'protocol' ? translate(`enums.hems.protocol.${textAt(row, name)}`, { _: textAt(row, name) }) : textAt(row, name)) || '-');
            return { key: sn, cells: [tick, ...values, isYes(row, 'added') ? say('added') : isYes(row, 'supported') ? '' : say('unsupported')] };
          })}
        />
      )}
      <ConnectState work={work} />
    </OfficeDialog>
  );
}
