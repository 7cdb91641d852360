import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { asObject } from '@/api';
import { FieldsForm } from '@/crud';
import { isUnclear } from '@/data';
import { cellOf, useFieldErrors } from '@/fields';
import { checkFields, decodeFields, encodeFields, type Field } from '@/schema';
import { FailureAlert, PlainTable } from '@/widgets';
import { boolean, number } from '@/dsl';
import { tradeCalls } from '../calls';

const power = number({ required: true, min: 0, max: 999_999_999, decimals: 2, unit: 'kW' });
const FIELDS: Readonly<Record<string, Field>> = {
  enabled: boolean(),
  deadband: number({ required: true, min: 0, max: 1, decimals: 3, unit: 'Hz' }),
  droop: number({ required: true, min: 0.5, max: 20, decimals: 2, unit: '%' }),
  upReserve: power,
  downReserve: power,
};
const SCOPE = 'resources.vpp/frequency';

type Settings = Readonly<Record<string, unknown>>;

function settingsOf(answer: unknown): Settings {
  const settings = decodeFields(FIELDS, asObject(answer) ?? {});
  return { ...settings, enabled: settings.enabled === true };
}
const changedIn = (now: Settings, before: Settings) =>
  Object.entries(FIELDS).filter(([name]) => now[name] !== before[name]);

interface ControlDialogProps {
  readonly answer: Readonly<Record<string, unknown>>;
  readonly vppId: string;
  readonly type: string;
  close(): void;
  onSent(): void;
}

/**
 * Settings of regulation: changed, looked at once more with what each was, sent, and read back from the plant
 * (operations, 3.3).
 */
export function ControlDialog({ answer, vppId, type, close, onSent }: ControlDialogProps) {
  const translate = useTranslate();
  const messagesOf = useFieldErrors(SCOPE);
  const id = useId();
  const [opened] = useState(() => settingsOf(answer));
  const [settings, setSettings] = useState(opened);
  const [confirming, setConfirming] = useState(false);
  const changed = changedIn(settings, opened);
  const broken = checkFields(FIELDS, settings);
  const send = useMutation({
    mutationFn: async () => {
      const readBack = async () =>
        changedIn(settingsOf(await tradeCalls.regulation({ vppId, type }, { quiet: true, reads: true })), settings)
          .length === 0;
      try {
        await tradeCalls.control({ vppId, type, ...encodeFields(FIELDS, settings) }, { quiet: true });
      } catch (error) {
        // of a lost answer the plant itself tells: it has the settings, or nobody knows
        if (!isUnclear(error) || !(await readBack().catch(() => false))) throw error;
        return true;
      }
      return readBack();
    },
    onSuccess: onSent,
  });
  const isOpen = confirming && send.data === undefined;
  const shown = (name: string, field: Field, values: Settings) => {
    const Value = cellOf(field.type);
    return <Value value={values[name]} record={{ id: vppId, ...values }} name={name} field={field} scope={SCOPE} />;
  };
  const rows = changed.map(([name, field]) => ({
    key: name,
    cells: [
      translate(`${SCOPE}.fields.${name}`),
      shown(name, field, opened),
      <strong key={name}>{shown(name, field, settings)}</strong>,
    ],
  }));
  return (
    <Dialog
      open
      onClose={send.isPending ? undefined : close}
      maxWidth="sm"
      fullWidth
      role={confirming ? 'alertdialog' : 'dialog'}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{translate(confirming ? 'vppTrade.control.ask' : 'vppTrade.control.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {confirming ? (
          <>
            <PlainTable
              labelledBy={id}
              figuresFrom={1}
              head={['title', 'from', 'to'].map((key) => translate(`vppTrade.control.${key}`))}
              rows={rows}
            />
            {settings.enabled !== opened.enabled && (
              <Alert severity="warning">
                {translate(`vppTrade.control.${settings.enabled === true ? 'effectOn' : 'effectOff'}`)}
              </Alert>
            )}
            <FailureAlert error={send.error} />
            {send.data !== undefined && (
              <Alert severity={send.data ? 'success' : 'warning'}>
                {translate(`vppTrade.control.${send.data ? 'sent' : 'waiting'}`)}
              </Alert>
            )}
          </>
        ) : (
          <>
            <FieldsForm
              fields={FIELDS}
              scope={SCOPE}
              values={settings}
              errors={messagesOf(broken)}
              onChange={(name, value) => setSettings((now) => ({ ...now, [name]: value }))}
            />
            {changed.length === 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate('vppTrade.control.same')}
              </Typography>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        {isOpen && (
          <Button color="inherit" disabled={send.isPending} onClick={() => setConfirming(false)}>
            {translate('vppTrade.control.back')}
          </Button>
        )}
        <Button color="inherit" disabled={send.isPending} onClick={close} autoFocus={confirming}>
          {translate('actions.close')}
        </Button>
        {(isOpen || !confirming) && (
          <Button
            variant="contained"
            color={confirming && settings.enabled !== true ? 'error' : 'primary'}
            loading={send.isPending}
            disabled={changed.length === 0 || Object.keys(broken).length > 0}
            onClick={() => (confirming ? send.mutate() : setConfirming(true))}
          >
            {translate('vppTrade.control.send')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
