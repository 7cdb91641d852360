import { useState } from 'react';
import {
  Button,
  Checkbox,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  FormGroup,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocaleState, useNotify, useRefresh, useTranslate } from 'react-admin';
import { nameIn } from '@/schema';
import { FailureAlert, ErrorState } from '@/widgets';
import type { ActionProps } from '@/crud/views';
import type { Tenant } from '@schemas/account/tenant';
import { readApplications } from '../readApplications';
import { accountCalls } from '../calls';

const SCOPE = 'resources.account/tenant.actions';

/** The dialog of 'Assign application' (those the tenant lacks) or 'Unassign application' (those it has). */
function productDialog(action: 'assign' | 'unassign') {
  const loadProducts = action === 'assign' ? accountCalls.allProductsOfTenant : accountCalls.productsOfTenant;
  const send = action === 'assign' ? accountCalls.assignProduct : accountCalls.unassignProduct;
  return function ProductDialog({ records, close }: ActionProps<Tenant>) {
    const translate = useTranslate();
    const [locale] = useLocaleState();
    const notify = useNotify();
    const refresh = useRefresh();
    const tenant = records[0];
    const [chosen, setChosen] = useState<readonly string[]>([]);
    const products = useQuery({
      queryKey: ['account', 'tenantProducts', action, tenant?.id],
      queryFn: async ({ signal }) =>
        readApplications(await loadProducts({ tenantId: tenant?.id }, { signal, quiet: true })),
      staleTime: 0,
    });
    const save = useMutation({
      mutationFn: () => send({ tenantId: tenant?.id, productIds: chosen }, { quiet: true }),
      onSuccess: () => {
        notify(`${SCOPE}.${action}.success`, { type: 'success' });
        refresh();
        close();
      },
    });
    if (!tenant) return null;
    // what a tenant has is a list of its own; of all there are those it lacks are offered
    const choices = (products.data ?? []).filter((one) => action === 'unassign' || !one.assigned);
    const toggle = (id: string, on: boolean) => setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id));

    return (
      <Dialog
        open
        onClose={save.isPending ? undefined : close}
        maxWidth="xs"
        fullWidth
        aria-labelledby="product-dialog-title"
      >
        <DialogTitle id="product-dialog-title">{`${translate(`${SCOPE}.${action}.label`)} · ${tenant.name}`}</DialogTitle>
        <DialogContent>
          {action === 'unassign' && (
            <DialogContentText sx={{ mb: 2 }}>{translate(`${SCOPE}.unassign.confirm`)}</DialogContentText>
          )}
          {products.isPending && <CircularProgress size={24} aria-label={translate('assignment.choose')} />}
          {products.isError && (
            <ErrorState text={translate('assignment.failed')} onRetry={() => void products.refetch()} />
          )}
          {products.isSuccess && choices.length === 0 && (
            <DialogContentText>{translate('assignment.none')}</DialogContentText>
          )}
          <FormGroup aria-label={translate('assignment.choose')}>
            {choices.map((one) => (
              <FormControlLabel
                key={one.id}
                label={nameIn(one, locale)}
                control={
                  <Checkbox size="small" checked={chosen.includes(one.id)} onChange={(_, on) => toggle(one.id, on)} />
                }
              />
            ))}
          </FormGroup>
          <FailureAlert error={save.error} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={save.isPending}>
            {translate('actions.cancel')}
          </Button>
          <Button
            variant="contained"
            color={action === 'unassign' ? 'error' : 'primary'}
            disabled={chosen.length === 0 || save.isPending}
            onClick={() => save.mutate()}
          >
            {translate(`${SCOPE}.${action}.label`)}
          </Button>
        </DialogActions>
      </Dialog>
    );
  };
}

export const AssignDialog = productDialog('assign');
export const UnassignDialog = productDialog('unassign');
