import { useMemo } from 'react';
import ResourceList from '@/crud/list/ResourceList';
import { ResourceProvider, useResource } from '@/data/registry/ResourceContext';
import { TableSkeleton } from '@/widgets/TableSkeleton';
import { columnsOf, useTableHeader } from './tableHeader';

/** The list of leads, its columns as the header of its table says (spec 02 §7). */
export function LeadList() {
  const { resource, path, views } = useResource();
  const header = useTableHeader();
  const shown = useMemo(() => ({ ...resource, columns: columnsOf(resource, header.data) }), [resource, header.data]);
  if (header.isLoading) return <TableSkeleton columns={6} />;
  return (
    <ResourceProvider resource={shown} path={path} views={views}>
      <ResourceList />
    </ResourceProvider>
  );
}
