import { Box } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { RelatedList } from '@/crud/related/RelatedList';
import { useResource } from '@/data/registry/ResourceContext';
import { inputOf } from '@/fields/inputs';
import { EmptyState } from '@/widgets/EmptyState';
import { PageHeading } from '@/widgets/PageHeading';

/** Inspections belong to a lead: its page begins with choosing one, and keeps it in the address (spec 02 §7). */
export function InspectionList() {
  const translate = useTranslate();
  const id = useId();
  const { resource, scope } = useResource();
  const [address, setAddress] = useSearchParams();
  const leadsId = address.get('leadsId');
  const Input = inputOf('reference');
  const field = resource.fields.leadsId;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title={translate(`${scope}.name`)} />
      <Box sx={{ maxWidth: 420 }}>
        {field && <Input id={`${id}-lead`} name="leadsId" field={field} scope={scope} label={translate(`${scope}.fields.leadsId`)} value={leadsId} values={{ leadsId }} onChange={(next) => setAddress(typeof next === 'string' ? { leadsId: next } : {}, { replace: true })} place="form" />}
      </Box>
      {leadsId ? <RelatedList schema={resource.name} given={{ leadsId }} without={['leadsId']} /> : <EmptyState title={translate('hems.office.inspection.choose')} />}
    </Box>
  );
}
