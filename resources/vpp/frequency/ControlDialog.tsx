import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, Switch, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { asObject } from '@/api/wireValue';
import { failureText } from '@/data/texts/failureText';
import { formatNumber } from '@/fields/number/formatNumber';
import { inputOf } from '@/fields/inputs';
import { number } from '@/dsl';
import { tradeCalls } from '../tradeCalls';
import { readRegulation, SETTINGS, type Setting } from './readRegulation';

const FIELDS = {
  deadband: number({ required: true, min: 0, max: 1, decimals: 3, unit: 'Hz' }),
  droop: number({ required: true, min: 0.5, max: 20, decimals: 2, unit: '%' }),
  upReserve: number({ required: true, min: 0, max: 999_999_999, decimals: 2, unit: 'kW' }),
  downReserve: number({ required: true, min: 0, max: 999_999_999, decimals: 2, unit: 'kW' }),
} as const;

interface ControlDialogProps {
  readonly answer: Readonly<Record<string, unknown>>;
  readonly vppId: string;
  readonly type: string;
  close(): void;
  onSent(): void;
}

/** Settings of regulation: changed, looked at once more with what each was, sent, and read back from the plant (operations, 3.3). */
export function ControlDialog({ answer, vppId, type, close, onSent }: ControlDialogProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const [opened] = useState(() => readRegulation(answer));
  const [enabled, setEnabled] = useState(opened.enabled);
  const [settings, setSettings] = useState(opened.settings);
  const [isAsked, setAsked] = useState(false);
  const label = (name: Setting | 'enabled') => translate(`vppTrade.control.${name}`, { _: translate(`measures.${name}`) });
  const changed = SETTINGS.filter((name) => settings[name] !== opened.settings[name]);
  const isChanged = changed.length > 0 || enabled !== opened.enabled;
  const broken = SETTINGS.some((name) => settings[name] === null || (settings[name] ?? 0) < (FIELDS[name].options.min ?? 0) || (settings[name] ?? 0) > (FIELDS[name].options.max ?? Infinity));
  const send = useMutation({
    mutationFn: async () => {
      await tradeCalls.control({ vppId, type, enabled, ...settings });
      const back = readRegulation(asObject(await tradeCalls.regulation({ vppId, type }, { quiet: true })) ?? {});
      return back.enabled === enabled && SETTINGS.every((name) => back.settings[name] === settings[name]);
    },
    onSuccess: onSent,
  });
  const words = (name: Setting, value: number | null) => (value === null ? '-' : `${formatNumber(value, locale, { maximumFractionDigits: 3 })} ${FIELDS[name].options.unit ?? ''}`);
  const service = (on: boolean) => translate(`vppTrade.control.${on ? 'yes' : 'no'}`);
  const Input = inputOf('number');
  return (
    <Dialog open onClose={send.isPending ? undefined : close} maxWidth="sm" fullWidth role={isAsked ? 'alertdialog' : 'dialog'} aria-labelledby={id}>
      <DialogTitle id={id}>{translate(isAsked ? 'vppTrade.control.ask' : 'vppTrade.control.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {isAsked ? (
          <>
            <Table size="small" aria-label={translate('vppTrade.control.ask')}>
              <TableBody>
                {enabled !== opened.enabled && (
                  <TableRow>
                    <TableCell component="th" scope="row">{label('enabled')}</TableCell>
                    <TableCell align="right">{service(opened.enabled)}</TableCell>
                    <TableCell align="right" sx={{ fontWeight: 600 }}>{service(enabled)}</TableCell>
                  </TableRow>
                )}
                {changed.map((name) => (
                  <TableRow key={name}>
                    <TableCell component="th" scope="row">{label(name)}</TableCell>
                    <TableCell align="right">{words(name, opened.settings[name])}</TableCell>
                    <TableCell align="right" sx={{ fontWeight: 600 }}>{words(name, settings[name])}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
            {enabled !== opened.enabled && <Alert severity="warning">{translate(`vppTrade.control.${enabled ? 'effectOn' : 'effectOff'}`)}</Alert>}
            {send.isError && <Alert severity="error">{failureText(send.error, translate)}</Alert>}
            {send.data !== undefined && <Alert severity={send.data ? 'success' : 'warning'}>{translate(`vppTrade.control.${send.data ? 'sent' : 'waiting'}`)}</Alert>}
          </>
        ) : (
          <>
            <FormControlLabel control={<Switch checked={enabled} onChange={(_, on) => setEnabled(on)} />} label={label('enabled')} />
            <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
              {SETTINGS.map((name) => (
                <Input key={name} id={`${id}-${name}`} name={name} field={FIELDS[name]} scope="vppTrade.control" label={label(name)} value={settings[name]} values={settings} onChange={(next) => setSettings((now) => ({ ...now, [name]: typeof next === 'number' ? next : null }))} place="form" required />
              ))}
            </Box>
            {!isChanged && <Typography variant="body2" sx={{ color: 'text.secondary' }}>{translate('vppTrade.control.same')}</Typography>}
          </>
        )}
      </DialogContent>
      <DialogActions>
        {isAsked && send.data === undefined && (
          <Button color="inherit" disabled={send.isPending} onClick={() => setAsked(false)}>
            {translate('vppTrade.control.back')}
          </Button>
        )}
        <Button color="inherit" disabled={send.isPending} onClick={close} autoFocus={isAsked}>
          {translate('actions.close')}
        </Button>
        {isAsked ? (
          send.data === undefined && (
            <Button variant="contained" color={enabled ? 'primary' : 'error'} loading={send.isPending} onClick={() => send.mutate()}>
              {translate('vppTrade.control.send')}
            </Button>
          )
        ) : (
          <Button variant="contained" disabled={!isChanged || broken} onClick={() => setAsked(true)}>
            {translate('vppTrade.control.send')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
