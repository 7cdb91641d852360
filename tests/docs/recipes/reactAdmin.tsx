import { Admin, DataTable, List, maxLength, ReferenceField, Resource, TextInput, type DataProvider } from 'react-admin';
import { resourceOf } from '@/crud';
import { defineViews } from '@/crud/views';
import { defineResource, reference, text } from '@/dsl';

export const crate = defineResource({
  name: 'depot/crate',
  api: '/depot/crate',
  fields: { label: text({ required: true }), ownerId: reference('account/user') },
});

export function CrateList() {
  return (
    <List resource="depot/crate" sort={{ field: 'label', order: 'ASC' }}>
      <DataTable>
        <DataTable.Col source="label" />
        <DataTable.Col source="ownerId">
          <ReferenceField source="ownerId" reference="platform/user" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function LabelInput() {
  return <TextInput source="label" validate={maxLength(12)} />;
}

export const crateViews = defineViews(crate, { inputs: { label: LabelInput } });

export const App = ({ provider }: { readonly provider: DataProvider }) => (
  <Admin dataProvider={provider}>
    <Resource {...resourceOf(crate, undefined, { name: 'crates' })} />
  </Admin>
);
