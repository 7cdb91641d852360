import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  BulkDeleteButton,
  BulkUpdateButton,
  CanAccess,
  Confirm,
  Create,
  DataTable,
  DateInput,
  Edit,
  EditButton,
  List,
  NumberField,
  NumberInput,
  ReferenceField,
  ReferenceInput,
  required,
  SearchInput,
  SelectInput,
  Show,
  SimpleForm,
  SimpleFormIterator,
  SimpleShowLayout,
  TabbedForm,
  TabbedShowLayout,
  TextField,
  TextInput,
  Title,
  useListContext,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
} from 'react-admin';
import { useState } from 'react';

function Counted() {
  const { total, selectedIds } = useListContext();
  return <p>{`${total} in all, ${selectedIds.length} ticked`}</p>;
}

/** A list as react-admin's documents write it. */
export const BookList = () => (
  <List filters={[<SearchInput key="q" source="q" alwaysOn />]} sort={{ field: 'title', order: 'ASC' }} perPage={5}>
    <Counted />
    <DataTable
      bulkActionButtons={
        <>
          <BulkUpdateButton data={{ printed: true }} />
          <BulkDeleteButton mutationMode="pessimistic" />
        </>
      }
    >
      <DataTable.Col source="title" />
      <DataTable.Col source="authorId">
        <ReferenceField source="authorId" reference="trade/author" />
      </DataTable.Col>
      <DataTable.Col source="price" field={NumberField} />
      <DataTable.Col>
        <EditButton />
      </DataTable.Col>
    </DataTable>
  </List>
);

function Called() {
  return <p>{`Called ${useRecordContext()?.title}`}</p>;
}

export const BookShow = () => (
  <Show>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="Main">
        <TextField source="title" />
        <ReferenceField source="authorId" reference="trade/author" link="show" />
        <Called />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="More" path="more">
        <NumberField source="price" />
      </TabbedShowLayout.Tab>
    </TabbedShowLayout>
  </Show>
);

export const BookEdit = () => (
  <Edit mutationMode="pessimistic">
    <TabbedForm>
      <TabbedForm.Tab label="Main">
        <TextInput source="title" validate={required()} />
        <ReferenceInput source="authorId" reference="trade/author">
          <AutocompleteInput optionText="name" />
        </ReferenceInput>
        <NumberInput source="price" />
        <SelectInput
          source="state"
          choices={[
            { id: 'draft', name: 'A draft' },
            { id: 'printed', name: 'In print' },
          ]}
        />
        <BooleanInput source="printed" />
        <DateInput source="since" />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="Editions">
        <ArrayInput source="editions">
          <SimpleFormIterator inline>
            <TextInput source="place" />
            <NumberInput source="copies" />
          </SimpleFormIterator>
        </ArrayInput>
      </TabbedForm.Tab>
    </TabbedForm>
  </Edit>
);

export const BookCreate = () => (
  <Create redirect="show">
    <SimpleForm>
      <TextInput source="title" validate={required()} />
      <NumberInput source="price" defaultValue={5} />
    </SimpleForm>
  </Create>
);

/** A page of no resource, with what else own pages use. */
export function Desk() {
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const [shown, setShown] = useState(false);
  return (
    <>
      <Title title="The desk" />
      <button onClick={() => notify('Heard you')}>Tell</button>
      <button onClick={() => redirect('edit', 'books', '1')}>Edit the first</button>
      <button onClick={() => redirect('show', 'shop/book', '2')}>Show the second</button>
      <button onClick={refresh}>Refresh</button>
      <button onClick={() => setShown(true)}>Ask</button>
      <Confirm
        isOpen={shown}
        title="Really?"
        content="It cannot be undone."
        onConfirm={() => setShown(false)}
        onClose={() => setShown(false)}
      />
      <CanAccess resource="books" action="delete" accessDenied={<p>No deletes</p>}>
        <p>May delete</p>
      </CanAccess>
      <CanAccess resource="trade/author" action="delete" accessDenied={<p>No deletes of authors</p>}>
        <p>May delete authors</p>
      </CanAccess>
      <List resource="books" disableSyncWithLocation title={false} actions={false}>
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="title" />
        </DataTable>
      </List>
      <Show resource="trade/author" id="a" title={false}>
        <SimpleShowLayout>
          <TextField source="name" />
        </SimpleShowLayout>
      </Show>
    </>
  );
}
