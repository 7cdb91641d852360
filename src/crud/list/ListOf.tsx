import { Box } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useResource } from '@/data/registry/ResourceContext';
import { inputOf } from '@/fields/inputOf';
import { EmptyState } from '@/widgets/feedback/EmptyState';
import { PageHeading } from '@/widgets/PageHeading';
import { RelatedList } from '../related/RelatedList';

/**
 * The list of what belongs to one record of another resource (`list.of`): it begins with choosing that, and keeps it in
 * the address.
 */
export default function ListOf({ of }: { readonly of: string }) {
  const translate = useTranslate();
  const id = useId();
  const { resource, scope } = useResource();
  const [address, setAddress] = useSearchParams();
  const chosen = address.get(of);
  const field = resource.fields[of];
  if (!field) return null;
  const Input = inputOf(field.type);
  const label = translate(`${scope}.fields.${of}`);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title={translate(`${scope}.name`)} />
      <Box sx={{ maxWidth: 420 }}>
        <Input
          id={`${id}-of`}
          name={of}
          field={field}
          scope={scope}
          label={label}
          value={chosen}
          values={{ [of]: chosen }}
          onChange={(next) => setAddress(typeof next === 'string' ? { [of]: next } : {}, { replace: true })}
          place="form"
        />
      </Box>
      {chosen ? (
        <RelatedList schema={resource.name} given={{ [of]: chosen }} without={[of]} />
      ) : (
        <EmptyState title={translate(`${scope}.chooseFirst`)} />
      )}
    </Box>
  );
}
