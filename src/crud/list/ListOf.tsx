import { Box } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useResource, useWithResource } from '@/data';
import { useAddressParams } from '@/data/internal';
import { NoneToChoose, RecordPicker, useOpeningRecord } from '@/fields/internal';
import type { Field, Resource } from '@/schema';
import { neededAbove, partsOfId, targetOf } from '@/schema/internal';
import { PageHeading, TableSkeleton } from '@/widgets';
import { RelatedList } from '../related/RelatedList';

/** The record that a list is of, and how it is chosen. */
interface Chosen {
  readonly id: string | undefined;
  readonly isSettled: boolean;
  /** Its picker, after those of the records that it stands below itself. */
  readonly pickers: ReactNode;
}

interface ChoiceProps {
  readonly resource: Resource;
  readonly of: string;
  readonly field: Field;
  /** What records below this one begin with, where one of them is chosen already. */
  readonly said?: string | undefined;
  /** Names of the address that those below have. */
  readonly taken: readonly string[];
  children(chosen: Chosen): ReactNode;
}

/** One record above, of those below the one that was chosen before it. */
function Choice({
  resource,
  of,
  field,
  said,
  taken,
  before,
  children,
}: ChoiceProps & { readonly before?: Chosen | undefined }) {
  const translate = useTranslate();
  const [address, setAddress] = useAddressParams();
  const target = useWithResource(targetOf(field)).resource;
  const needed = neededAbove(target);
  const filter = needed === undefined || before?.id === undefined ? undefined : { [needed]: before.id };
  const found = address.get(of) || said || undefined;
  // what stands below another record than the one before is no choice any more
  const isOfBefore =
    needed === undefined || target.above === undefined || found === undefined || partsOfId(found).above === before?.id;
  const opening = useOpeningRecord(target.name, {
    said: isOfBefore ? found : undefined,
    enabled: needed === undefined || filter !== undefined,
    filter,
  });
  const choose = (next: string) =>
    setAddress((now) => {
      for (const name of taken) now.delete(name);
      now.set(of, next);
      return now;
    });
  return children({
    id: opening.id,
    isSettled: opening.isSettled && before?.isSettled !== false,
    pickers: (
      <>
        {before?.pickers}
        <RecordPicker
          label={translate(`resources.${resource.name}.fields.${of}`)}
          target={target.name}
          value={opening.id}
          filter={filter}
          onChoose={choose}
        />
      </>
    ),
  });
}

/** A record above. Where that one can only be found below another itself, the other is chosen first. */
function Above({ children, ...props }: ChoiceProps) {
  const [address] = useSearchParams();
  const target = useWithResource(targetOf(props.field)).resource;
  const needed = neededAbove(target);
  const field = needed === undefined ? undefined : target.fields[needed];
  if (needed === undefined || !field || props.taken.includes(needed)) return <Choice {...props}>{children}</Choice>;
  const found = address.get(props.of) || props.said || undefined;
  return (
    <Above
      resource={target}
      of={needed}
      field={field}
      said={found === undefined || target.above === undefined ? undefined : partsOfId(found).above}
      taken={[...props.taken, props.of]}
    >
      {(before) => (
        <Choice {...props} before={before}>
          {children}
        </Choice>
      )}
    </Above>
  );
}

/**
 * The list of what belongs to one record of another resource (`list.of`), which is chosen in its heading and stands in
 * the address.
 */
export default function ListOf({ of }: { readonly of: string }) {
  const translate = useTranslate();
  const { resource, scope } = useResource();
  const field = resource.fields[of];
  if (!field) return null;
  return (
    <Suspense fallback={<TableSkeleton columns={6} />}>
      <Above resource={resource} of={of} field={field} taken={[]}>
        {({ id, isSettled, pickers }) => (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <PageHeading title={translate(`${scope}.name`)} tag={pickers} />
            {id === undefined ? (
              isSettled && <NoneToChoose label={translate(`${scope}.fields.${of}`)} />
            ) : (
              <RelatedList schema={resource.name} given={{ [of]: id }} without={[of]} />
            )}
          </Box>
        )}
      </Above>
    </Suspense>
  );
}
