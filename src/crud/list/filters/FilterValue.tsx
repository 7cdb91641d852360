import { Box } from '@mui/material';
import { Fragment } from 'react';
import { useResource } from '@/data';
import { cellOf } from '@/fields';
import { useTextContext } from '@/fields/internal';
import { isEmpty, wantedOf, type AnyRecord, type Field } from '@/schema';
import { filterBy, filterFor, isEmptyTest } from '@/schema/internal';

interface FilterValueProps {
  readonly name: string;
  readonly value: unknown;
}

function RangeText({
  name,
  field,
  ends,
}: {
  readonly name: string;
  readonly field: Field;
  readonly ends: readonly unknown[];
}) {
  const { scope } = useResource();
  const context = useTextContext(scope, name, field);
  const words = (end: unknown) => (isEmpty(end) ? '…' : field.type.text(end, field.options, context));
  return <span>{`${words(ends[0])} – ${words(ends[1])}`}</span>;
}

/** Cells are a line each where they stand in a table; several values are one. */
const IN_LINE = { '& .one-line': { display: 'inline' } } as const;

/** Several values in words, each as a cell of the field would show it, with commas between. */
function ManyValues({ name, values }: { readonly name: string; readonly values: readonly unknown[] }) {
  return (
    <Box component="span" sx={IN_LINE}>
      {values.map((value, index) => (
        <Fragment key={String(value)}>
          {index > 0 && ', '}
          <FilterValue name={name} value={value} />
        </Fragment>
      ))}
    </Box>
  );
}

/** The value of a filter in words: what a cell of the field would show, or from – to. */
export function FilterValue({ name, value: given }: FilterValueProps) {
  const { resource, scope, views } = useResource();
  const value = wantedOf(given);
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  if (!field) return <span>{String(value)}</span>;
  if (isEmptyTest(given)) return null; // its word says it all
  const filter = filterFor(resource, filterBy(resource, name), given);
  if (filter.as === 'range' && Array.isArray(value)) return <RangeText name={name} field={field} ends={value} />;
  if (filter.many && Array.isArray(value)) return <ManyValues name={name} values={value} />;
  const Cell = views.cells?.[name] ?? cellOf(field.type);
  const record: AnyRecord = { id: '', [name]: value };
  return <Cell value={value} record={record} name={name} field={field} scope={scope} />;
}
