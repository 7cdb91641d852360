import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { invoke, useResource, useArea } from '@/data';
import type { CloudTable } from '@/schema';
import { Segments } from '@/widgets/internal';
import { readSearches } from './readSearches';

/** The searches the cloud keeps for a list, each a press away; pressed again it is let go. */
export function SavedSearches({ table: { tableCode, searches } }: { readonly table: CloudTable }) {
  useArea('lists');
  const { resource, path } = useResource();
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const { data = [] } = useQuery({
    queryKey: ['searches', path, tableCode],
    queryFn: async ({ signal }) =>
      searches
        ? readSearches(resource, await invoke(resource.resolve(searches), { tableCode }, { signal, quiet: true }))
        : [],
    retry: false,
  });
  const segments = data.map(({ id, name, filter }) => {
    const text = JSON.stringify(filter);
    const on = address.get('filter') === text;
    return { key: String(id), label: name, on, onPress: () => setAddress({ filter: on ? '{}' : text }) };
  });
  return <Segments label={translate('lists.searches')} groups={[segments]} />;
}
