import { Box, Chip, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { invoke } from '@/data/records/invoke';
import { useResource } from '@/data/registry/ResourceContext';
import type { CloudTable } from '@/schema';
import { useArea } from '@/data/texts/useArea';
import { readSearches } from './readSearches';

/** The searches the cloud keeps for a list, each a press away; pressed again it is let go. */
export function SavedSearches({ table: { tableCode, searches } }: { readonly table: CloudTable }) {
  useArea('lists');
  const { resource, path } = useResource();
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const { data, isLoading } = useQuery({
    queryKey: ['searches', path, tableCode],
    queryFn: async ({ signal }) =>
      searches
        ? readSearches(resource, await invoke(resource.resolve(searches), { tableCode }, { signal, quiet: true }))
        : [],
    retry: false,
  });
  if (isLoading) return <Box sx={{ height: 24 }} />; // what is below stays where it is
  if (!data || data.length === 0) return null;
  return (
    <Stack direction="row" role="group" aria-label={translate('lists.searches')} sx={{ flexWrap: 'wrap', gap: 1 }}>
      {data.map(({ id, name, filter }) => {
        const text = JSON.stringify(filter);
        const on = address.get('filter') === text;
        return (
          <Chip
            key={id}
            label={name}
            size="small"
            aria-pressed={on}
            color={on ? 'primary' : 'default'}
            variant={on ? 'filled' : 'outlined'}
            onClick={() => setAddress({ filter: on ? '{}' : text })}
          />
        );
      })}
    </Stack>
  );
}
