import { Alert, Box, Button, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { readPage, asObject, asText } from '@/api';
import { useLossQuestion } from '@/crud';
import type { ActionProps } from '@/crud/views';
import { failureText, useResource } from '@/data';
import { ConfirmDialog, ErrorState, FailureAlert, TableSkeleton, SideDrawer } from '@/widgets';
import { ASSIGN_METHODS, type AssignMethod } from '@schemas/vpp/parts/assignPower';
import type { ResponseOrder } from '@schemas/vpp/operation/response-order';
import { vppCalls } from '../calls';
import { AssignGrid } from './AssignGrid';
import { AssignTotals } from './AssignTotals';
import { assignedSum, shareProblem } from './readShares';
import { useAssignment } from './useAssignment';

/** All columns of the shares fit in this many px. */
const WIDTH = 1120;

interface Template {
  readonly id: string;
  readonly name: string;
  readonly method: AssignMethod;
}

/** Templates of the server, or the ways to divide that there always are. */
function useTemplates(order: ResponseOrder, words: (method: AssignMethod) => string): readonly Template[] {
  const { data } = useQuery({
    queryKey: ['vpp', 'templates', order.id],
    queryFn: async ({ signal }) =>
      (
        readPage(
          await vppCalls.templates({ id: order.id, orderId: order.id, vppId: order.vppId }, { signal, quiet: true }),
        )?.rows ?? []
      ).flatMap((raw): Template[] => {
        const row = asObject(raw);
        const method = ASSIGN_METHODS.find((one) => one === asText(row?.method));
        return row && method ? [{ id: asText(row.id), name: asText(row.name), method }] : [];
      }),
  });
  return data && data.length > 0 ? data : ASSIGN_METHODS.map((method) => ({ id: '', name: words(method), method }));
}

/**
 * Divides an order among the resources of its plant. The parts add up to the whole, and what is missing is told, never
 * hidden in a row.
 */
export function AssignDialog({ records: [order], close }: ActionProps<ResponseOrder>) {
  return order ? <Assigning order={order} close={close} /> : null;
}

function Assigning({ order, close }: { readonly order: ResponseOrder; close(): void }) {
  const { scope } = useResource();
  const translate = useTranslate();
  const notify = useNotify();
  const { loaded, rows, before, changed, change, undo, recalculate, save } = useAssignment(order);
  const templates = useTemplates(order, (method) => translate(`vpp.assign.methods.${method}`));
  const [chosen, setChosen] = useState(0);
  const [confirming, setConfirming] = useState(false);
  const [onClose, question] = useLossQuestion(changed, close);
  const target = order.targetPower ?? 0;
  const assigned = assignedSum(rows);
  const gap = Math.round((target - assigned) * 100) / 100;
  const wrong = rows.filter((row) => shareProblem(row) !== undefined).length;
  const busy = recalculate.isPending || save.isPending;
  const template = templates[chosen] ?? templates[0];
  const store = () =>
    save.mutate(undefined, {
      onSuccess: () => {
        notify(`${scope}.actions.assign.success`, { type: 'success' });
        close();
      },
      onSettled: () => setConfirming(false),
    });
  const failure = save.error ?? recalculate.error;
  return (
    <SideDrawer
      title={translate(`${scope}.actions.assign.label`)}
      note={order.orderNo}
      width={WIDTH}
      busy={busy}
      onClose={() => {
        if (!busy) onClose();
      }}
      actions={
        <>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            {translate('actions.cancel')}
          </Button>
          <Button
            variant="contained"
            loading={save.isPending}
            disabled={busy || wrong > 0 || rows.length === 0}
            onClick={() => (gap > 0 ? setConfirming(true) : store())}
          >
            {translate('actions.save')}
          </Button>
        </>
      }
    >
      <AssignTotals
        target={target}
        assigned={assigned}
        adjustable={rows.filter(({ participate }) => participate).reduce((sum, row) => sum + row.adjustable, 0)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={translate('vpp.assign.method')}
          value={String(chosen)}
          onChange={(event) => setChosen(Number(event.target.value))}
          sx={{ minWidth: 200 }}
        >
          {templates.map(({ name, method }, at) => (
            <MenuItem key={`${method} ${name}`} value={String(at)}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant={assigned === 0 ? 'contained' : 'outlined'}
          loading={recalculate.isPending}
          disabled={busy || rows.length === 0}
          onClick={() =>
            template && recalculate.mutate({ method: template.method, ...(template.id && { templateId: template.id }) })
          }
        >
          {translate('vpp.assign.recalculate')}
        </Button>
        <Button color="inherit" disabled={!changed || busy} onClick={undo}>
          {translate('vpp.assign.undo')}
        </Button>
      </Box>
      <FailureAlert error={failure} />
      {wrong > 0 && <Alert severity="warning">{translate('vpp.assign.wrong', { smart_count: wrong })}</Alert>}
      {loaded.error && !loaded.data ? (
        <ErrorState text={failureText(loaded.error, translate)} onRetry={() => void loaded.refetch()} />
      ) : loaded.data ? (
        <AssignGrid order={order} rows={rows} before={before} busy={busy} change={change} />
      ) : (
        <TableSkeleton columns={8} />
      )}
      {question}
      <ConfirmDialog
        open={confirming}
        title={translate('vpp.assign.gapTitle')}
        text={translate('vpp.assign.gapText', { power: `${gap} kW` })}
        confirmLabel={translate('actions.save')}
        busy={save.isPending}
        onConfirm={store}
        onClose={() => setConfirming(false)}
      />
    </SideDrawer>
  );
}
