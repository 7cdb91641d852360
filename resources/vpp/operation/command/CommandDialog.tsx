import {
  Alert,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useLocale, useNotify, useTranslate } from 'react-admin';
import { useLossQuestion } from '@/crud';
import { BulkFailure, type ConsoleDataProvider, useResource, failureText, isUnclear } from '@/data';
import { formatNumber, cleanText } from '@/schema';
import { ErrorState, FailureAlert, TableSkeleton } from '@/widgets';
import type { ResponseOrder } from '@schemas/vpp/operation/response-order';
import { vppCalls } from '../calls';
import { CommandTable } from './CommandTable';
import { countStates, SEND_STATES } from './readCommands';
import { useCommands } from './useCommands';

const TONES = { success: 'success', failed: 'error', sending: 'info', unsent: 'default' } as const;
/** Longest reason, as the server takes it. */
const LONGEST = 255;

interface CommandDialogProps {
  readonly action: 'send' | 'batchSend' | 'stop';
  readonly orders: readonly ResponseOrder[];
  close(): void;
}

/**
 * Sends commands, or stops: shows first what they will do, asks a second time by a word that is typed, and reads back
 * what became of each.
 */
export function CommandDialog({ action, orders, close }: CommandDialogProps) {
  const { scope, path } = useResource();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const notify = useNotify();
  const provider = useDataProvider<ConsoleDataProvider>();
  const id = useId();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [stage, setStage] = useState<'look' | 'sure' | 'told'>('look');
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const told = stage === 'told';
  const stops = action === 'stop';
  const commands = useCommands(orders, stops ? 'stop' : 'send', told);
  const rows = commands.data ?? [];
  const counts = countStates(rows);
  const [order] = orders;
  /** As they were read last: after a refusal they are sent from where they stand now. */
  const [known, setKnown] = useState(orders);
  const word = orders.length === 1 ? (order?.orderNo ?? '') : String(orders.length);
  const send = useMutation({
    mutationFn: async () => {
      const [first] = known;
      if (!first) return;
      const several = action === 'batchSend';
      await provider.action(path, {
        key: action,
        quiet: true,
        ...(several ? { ids: known.map((one) => one.id), records: known } : { record: first }),
        ...(stops && { values: { stopReason: cleanText(reason) } }),
      });
    },
    onSuccess: () => {
      notify(`${scope}.actions.${action}.success`, { type: 'success' });
      setStage('told');
    },
    onError: async (error) => {
      // what was carried out, or may have been, is looked at
      if (isUnclear(error) || (error instanceof BulkFailure && error.succeeded.length > 0)) return setStage('told');
      const readAgain = (one: ResponseOrder) =>
        provider.getOne<ResponseOrder>(path, { id: one.id, meta: { quiet: true } }).then(
          ({ data }) => data,
          () => one,
        );
      setKnown(await Promise.all(orders.map(readAgain)));
    },
  });
  const again = useMutation({
    mutationFn: async () =>
      Promise.all(
        orders.map(async (one) => {
          const resourceIds = rows
            .filter((row) => row.orderId === one.id && row.sendStatus === 'failed')
            .map((row) => row.resourceId);
          return resourceIds.length > 0
            ? vppCalls.batchSend({ id: one.id, orderId: one.id, resourceIds }, { quiet: true })
            : null;
        }),
      ),
    onSettled: () => void commands.refetch(),
  });
  const [onClose, question] = useLossQuestion(!told && (reason !== '' || typed !== ''), close);
  const power = (value: number) => `${formatNumber(value, locale, { maximumFractionDigits: 2 })} kW`;
  const total = orders.reduce((sum, one) => sum + (one.assignedPower ?? one.targetPower ?? 0), 0);
  const way = order?.responseType === 'valleyFilling' ? 'more' : 'less';
  const effect = stops
    ? translate('vpp.command.effect.stop', { smart_count: rows.length, order: word })
    : orders.length === 1
      ? translate(`vpp.command.effect.${way}`, {
          smart_count: rows.length,
          power: power(total),
          day: order?.responseDate ?? '-',
          from: order?.startTime ?? '-',
          to: order?.endTime ?? '-',
        })
      : translate('vpp.command.effect.several', {
          smart_count: orders.length,
          resources: rows.length,
          power: power(total),
        });
  const failures = send.error instanceof BulkFailure ? send.error.failed : [];
  const ready = cleanText(typed) === word && (!stops || cleanText(reason) !== '');
  return (
    <Dialog
      open
      onClose={send.isPending ? undefined : onClose}
      maxWidth="lg"
      fullWidth
      fullScreen={phone}
      aria-labelledby={id}
    >
      <DialogTitle
        id={id}
      >{`${translate(`${scope}.actions.${action}.label`)} · ${orders.length === 1 ? word : translate('list.selected', { count: orders.length })}`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}>
        {!told && <Alert severity={stage === 'sure' ? 'warning' : 'info'}>{effect}</Alert>}
        {told && (
          <Stack direction="row" role="status" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {SEND_STATES.map((state) => (
              <Chip
                key={state}
                size="small"
                color={TONES[state]}
                variant={counts[state] > 0 ? 'filled' : 'outlined'}
                label={`${translate(`areas.vpp.enums.sendStatus.${state}`)} ${counts[state]}`}
              />
            ))}
          </Stack>
        )}
        {failures.length === 0 && <FailureAlert error={send.error} />}
        {failures.map((one) => (
          <FailureAlert
            key={one.id}
            error={one.error}
            text={`${orders.find((own) => own.id === one.id)?.orderNo ?? one.id}: ${failureText(one.error, translate)}`}
          />
        ))}
        <FailureAlert error={again.error} />
        {stage === 'sure' && stops && (
          <TextField
            required
            multiline
            minRows={2}
            label={translate(`${scope}.fields.stopReason`)}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST } }}
          />
        )}
        {stage === 'sure' && (
          <TextField
            required
            size="small"
            autoComplete="off"
            label={translate(orders.length === 1 ? 'vpp.command.typeOrder' : 'vpp.command.typeCount', { word })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        {commands.error && !commands.data ? (
          <ErrorState text={failureText(commands.error, translate)} onRetry={() => void commands.refetch()} />
        ) : commands.data ? (
          rows.length > 0 ? (
            <CommandTable commands={rows} sent={told} />
          ) : (
            <Typography variant="body2">{translate('vpp.command.none')}</Typography>
          )
        ) : (
          <TableSkeleton columns={6} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={told ? close : onClose} disabled={send.isPending} autoFocus>
          {translate(told ? 'actions.close' : 'actions.cancel')}
        </Button>
        {stage === 'sure' && (
          <Button color="inherit" variant="outlined" disabled={send.isPending} onClick={() => setStage('look')}>
            {translate('actions.previous')}
          </Button>
        )}
        {stage === 'look' && (
          <Button
            variant="contained"
            color="error"
            disabled={!commands.data || (rows.length === 0 && !stops)}
            onClick={() => setStage('sure')}
          >
            {translate('actions.next')}
          </Button>
        )}
        {stage === 'sure' && (
          <Button
            variant="contained"
            color="error"
            loading={send.isPending}
            disabled={!ready}
            onClick={() => send.mutate()}
          >
            {translate(`${scope}.actions.${action}.label`)}
          </Button>
        )}
        {told && !stops && counts.failed > 0 && (
          <Button variant="contained" loading={again.isPending} onClick={() => again.mutate()}>
            {translate('vpp.command.again', { smart_count: counts.failed })}
          </Button>
        )}
      </DialogActions>
      {question}
    </Dialog>
  );
}
