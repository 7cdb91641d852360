import { Box } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { PageHeading, ConfirmDialog } from '@/widgets';
import { afterSave, RecordForm, listPath } from '@/crud';
import { useResource } from '@/data';
import type { ProductType } from '@schemas/iot/product-type';
import { AddStandards } from './AddStandards';

/** The page of a new device model. Once it is created, adding standard attributes is offered at once (spec 03 §4). */
export function CreateType() {
  const { resource, path, scope, can } = useResource();
  const translate = useTranslate();
  const navigate = useNavigate();
  const [created, setCreated] = useState('');
  const [adding, setAdding] = useState(false);
  const { data: record } = useGetOne<ProductType>(path, { id: created }, { enabled: adding });
  const leave = (id: string) => void navigate(afterSave(resource, path, id, can('detail')));
  const offers = can('addStandards');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PageHeading title={translate('form.createTitle', { name: translate(`${scope}.one`) })} backTo={listPath(path)} />
      <RecordForm
        mode="create"
        record={{}}
        cancel={listPath(path)}
        onSaved={(id) => (offers && id !== '' ? setCreated(id) : leave(id))}
      />
      <ConfirmDialog
        open={created !== '' && !adding}
        title={translate('iot.types.offer')}
        text={translate('iot.types.offerText')}
        confirmLabel={translate(`${scope}.actions.addStandards.label`)}
        onConfirm={() => setAdding(true)}
        onClose={() => leave(created)}
      />
      {adding && record && <AddStandards records={[record]} close={() => leave(created)} />}
    </Box>
  );
}
