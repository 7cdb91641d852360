import { DataTable, List } from 'react-admin';

export default function PartsPage() {
  return (
    <List resource="depot/part" sort={{ field: 'name', order: 'ASC' }}>
      <DataTable>
        <DataTable.Col source="name" />
        <DataTable.Col source="maker" />
        <DataTable.NumberCol source="weight" />
      </DataTable>
    </List>
  );
}
