import {
  ArrayInput,
  AutocompleteInput,
  FormDataConsumer,
  minLength,
  NumberInput,
  ReferenceInput,
  required,
  SimpleFormIterator,
  TextInput,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { defineViews } from '@/crud/views';
import { book } from './shop';

function TitleInput() {
  return <TextInput source="title" validate={[required(), minLength(3)]} />;
}

function AuthorInput() {
  return (
    <ReferenceInput source="authorId" reference="trade/author">
      <AutocompleteInput optionText="name" />
    </ReferenceInput>
  );
}

function PriceInput() {
  return <NumberInput source="price" defaultValue={5} />;
}

function EditionsInput() {
  return (
    <ArrayInput source="editions">
      <SimpleFormIterator inline>
        <TextInput source="place" validate={required()} />
        <NumberInput source="copies" />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** A field of react-hook-form that is none of react-admin's. */
function SinceInput() {
  const { register } = useFormContext();
  return (
    <label>
      Since when
      <input {...register('since', { validate: (value) => value !== '1999-01-01' || 'Not that year' })} />
    </label>
  );
}

function Watched() {
  const title: unknown = useWatch({ name: 'title' });
  return (
    <>
      <p>{`Typed ${String(title)}`}</p>
      <FormDataConsumer>{({ formData }) => <p>{`Costs ${String(formData.price)}`}</p>}</FormDataConsumer>
    </>
  );
}

function Count() {
  const { total, selectedIds, filterValues, setFilters, onSelect } = useListContext();
  return (
    <>
      <p>{`${total} in all, ${selectedIds.length} ticked, ${JSON.stringify(filterValues)}`}</p>
      <button onClick={() => setFilters({ state: 'draft' })}>Drafts only</button>
      <button onClick={() => onSelect(['2'])}>Tick the second</button>
    </>
  );
}

/** A value of its own that asks for its record as components of react-admin do. */
function TitleCell() {
  return <b>{`»${useRecordContext()?.title}«`}</b>;
}

function AuthorFact() {
  return <p>{`Author number ${useRecordContext()?.authorId}`}</p>;
}

/** Inputs, a cell and panels of react-admin in pages that are drawn from the schema. */
export const inputViews = defineViews(book, {
  inputs: {
    title: TitleInput,
    authorId: AuthorInput,
    price: PriceInput,
    editions: EditionsInput,
    since: SinceInput,
  },
  cells: { title: TitleCell },
  panels: [{ key: 'author', component: AuthorFact }],
  formPanels: [{ key: 'watched', component: Watched }],
  above: Count,
});
