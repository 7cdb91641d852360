import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useResource } from '@/data';
import { NoneToChoose, RecordPicker, useOpeningRecord } from '@/fields/internal';
import { targetOf } from '@/schema/internal';
import { PageHeading } from '@/widgets';
import { RelatedList } from '../related/RelatedList';

/**
 * The list of what belongs to one record of another resource (`list.of`), which is chosen in its heading and stands in
 * the address.
 */
export default function ListOf({ of }: { readonly of: string }) {
  const translate = useTranslate();
  const { resource, scope } = useResource();
  const [address, setAddress] = useSearchParams();
  const field = resource.fields[of];
  const target = targetOf(field);
  const opening = useOpeningRecord(target, { said: address.get(of) || undefined, enabled: field !== undefined });
  const chosen = opening.id;
  if (!field) return null;
  const label = translate(`${scope}.fields.${of}`);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading
        title={translate(`${scope}.name`)}
        tag={
          <RecordPicker
            label={label}
            target={target}
            value={chosen}
            onChoose={(next) => setAddress({ [of]: next }, { replace: true })}
          />
        }
      />
      {chosen === undefined ? (
        opening.isSettled && <NoneToChoose label={label} />
      ) : (
        <RelatedList schema={resource.name} given={{ [of]: chosen }} without={[of]} />
      )}
    </Box>
  );
}
