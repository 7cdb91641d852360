import { Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useResource } from '@/data/registry/ResourceContext';
import { OrderList } from '@/widgets/order/OrderList';
import type { Column } from '@/schema';
import { officeCalls } from './calls';
import { OfficeDialog } from './OfficeDialog';
import { TABLE } from './tableHeader';

/** Which columns the table of leads has, how wide and in which order; kept for the user by the cloud (spec 02 §7). One stays at least. */
export function TableHeaderDialog({ close }: { close(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { resource, scope } = useResource();
  const [columns, setColumns] = useState<readonly Column[]>(resource.columns);
  const label = (field: string) => translate(`${scope}.fields.${field}`);
  const save = useMutation({
    mutationFn: (own: readonly Column[]) => officeCalls.setTableHeader({ ...TABLE, columns: own.map(({ field, width, hidden, sortable }, index) => ({ field, title: label(field), visible: !hidden, width: width ?? null, sort: index + 1, sortable: sortable ?? true })) }, { quiet: true }),
    onSuccess: () => {
      notify('actions.edit.success', { type: 'success' });
      void client.invalidateQueries({ queryKey: ['office', 'header'] });
      close();
    },
  });
  const change = (field: string, more: Partial<Column>) => setColumns((now) => now.map((one) => (one.field === field ? { ...one, ...more } : one)));
  return (
    <OfficeDialog title={translate(`${scope}.actions.tableHeader.label`)} width="sm" send={translate('actions.save')} closed={columns.every(({ hidden }) => hidden)} busy={save.isPending} error={save.error} onSend={() => save.mutate(columns)} onClose={close}>
      <Button sx={{ justifySelf: 'start' }} onClick={() => save.mutate([])}>
        {translate('actions.reset')}
      </Button>
      <OrderList label={translate('hems.office.header.columns')} rows={columns} keyOf={({ field }) => field} nameOf={({ field }) => label(field)} onOrder={setColumns}>
        {({ field, hidden, width }) => (
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
            <FormControlLabel control={<Checkbox size="small" checked={!hidden} onChange={(_, on) => change(field, { hidden: !on })} />} label={label(field)} />
            <TextField type="number" size="small" value={width ?? ''} onChange={({ target }) => change(field, { width: Number(target.value) || 160 })} slotProps={{ htmlInput: { min: 60, max: 600, 'aria-label': `${translate('hems.office.header.width')}: ${label(field)}` } }} sx={{ width: 96 }} />
          </Box>
        )}
      </OrderList>
    </OfficeDialog>
  );
}
