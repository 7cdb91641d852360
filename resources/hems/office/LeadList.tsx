import { Chip, Stack } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import ResourceList from '@/crud/list/ResourceList';
import { ResourceProvider, useResource } from '@/data/registry/ResourceContext';
import { TableSkeleton } from '@/widgets/TableSkeleton';
import { useSavedSearches } from './savedSearches';
import { columnsOf, useTableHeader } from './tableHeader';

/** The list of leads, its columns as the header of its table says, below the searches the cloud keeps for it (spec 02 §7). */
export function LeadList() {
  const { resource, path, views } = useResource();
  const translate = useTranslate();
  const header = useTableHeader();
  const searches = useSavedSearches(resource);
  const [address, setAddress] = useSearchParams();
  const shown = useMemo(() => ({ ...resource, columns: columnsOf(resource, header.data) }), [resource, header.data]);
  if (header.isLoading) return <TableSkeleton columns={6} />;
  return (
    <ResourceProvider resource={shown} path={path} views={views}>
      {searches.length > 0 && (
        <Stack direction="row" role="group" aria-label={translate('hems.office.header.searches')} sx={{ flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
          {searches.map(({ id, name, filter }) => {
            const text = JSON.stringify(filter);
            const on = address.get('filter') === text;
            return <Chip key={id} label={name} size="small" aria-pressed={on} color={on ? 'primary' : 'default'} variant={on ? 'filled' : 'outlined'} onClick={() => setAddress({ filter: on ? '{}' : text })} />;
          })}
        </Stack>
      )}
      <ResourceList />
    </ResourceProvider>
  );
}
