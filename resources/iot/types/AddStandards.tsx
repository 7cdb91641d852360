import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  FormGroup,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useGetList, useNotify, useTranslate } from 'react-admin';
import { useAccess } from '@/access';
import type { ActionProps } from '@/crud/views';
import { failureText, useResource } from '@/data';
import { ErrorState, FailureAlert, FormSkeleton } from '@/widgets';
import type { ProductType } from '@schemas/iot/product-type';
import type { PropertyStandard } from '@schemas/iot/property-standard';
import { newAttributes } from './newAttributes';

const MOST = 200;

/** Standard attributes of the type that the device model does not have yet, to be copied into it. */
export function AddStandards({ records: [type], close }: ActionProps<ProductType>) {
  const { path, scope } = useResource();
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider();
  const id = useId();
  const source = useAccess().pathOf.get('iot/property-standard')?.slice(1) ?? '@iot/property-standard';
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch } = useGetList<PropertyStandard>(source, {
    pagination: { page: 1, perPage: MOST },
    filter: { productTypeId: type?.productTypeId || type?.id },
    meta: { quiet: true },
  });
  const offered = type && data ? newAttributes(type, data) : [];
  const chosen = offered.filter(({ code }) => !left.has(code));
  const save = useMutation({
    mutationFn: async () => {
      if (!type) return;
      const rows = (kind: 'dynamic' | 'static') => chosen.filter(({ valueType }) => valueType === kind);
      const dynamicAttributes = [...(type.dynamicAttributes ?? []), ...rows('dynamic')];
      const staticAttributes = [...(type.staticAttributes ?? []), ...rows('static')];
      await provider.update(path, {
        id: type.id,
        data: { ...type, dynamicAttributes, staticAttributes },
        previousData: type,
        meta: { quiet: true },
      });
    },
    onSuccess: () => {
      notify(`${scope}.actions.addStandards.success`, { type: 'success' });
      close();
    },
  });
  const toggle = (code: string) =>
    setLeft((now) => new Set(now.has(code) ? [...now].filter((one) => one !== code) : [...now, code]));
  return (
    <Dialog open onClose={save.isPending ? undefined : close} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{`${translate(`${scope}.actions.addStandards.label`)} · ${type?.name ?? ''}`}</DialogTitle>
      <DialogContent>
        {error ? (
          <ErrorState text={failureText(error, translate)} onRetry={() => void refetch()} />
        ) : (
          !data && <FormSkeleton />
        )}
        {data && offered.length === 0 && <DialogContentText>{translate('iot.types.none')}</DialogContentText>}
        <FormGroup aria-label={translate('resources.iot/property-standard.name')}>
          {offered.map(({ code, label }) => (
            <FormControlLabel
              key={code}
              label={label}
              control={<Checkbox size="small" checked={!left.has(code)} onChange={() => toggle(code)} />}
            />
          ))}
        </FormGroup>
        <FailureAlert error={save.error} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close} disabled={save.isPending}>
          {translate('actions.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={save.isPending}
          disabled={chosen.length === 0}
          onClick={() => save.mutate()}
        >
          {translate('iot.types.add', { smart_count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
