import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { invoke, ResourceProvider, useResource } from '@/data';
import { underRules } from './underRules';

/**
 * A form that also keeps the rules the cloud has for its fields (`api.rules`); a cloud that answers none leaves it as
 * it is.
 */
export default function UnderCloudRules({ children }: { readonly children: ReactNode }) {
  const { resource, path, views } = useResource();
  const call = resource.call('rules');
  const { data } = useQuery({
    queryKey: ['rules', path],
    queryFn: async ({ signal }) => (call && (await invoke(call, {}, { signal, quiet: true }))) ?? null,
    retry: false,
  });
  const shown = useMemo(() => underRules(resource, data), [resource, data]);
  return (
    <ResourceProvider resource={shown} path={path} views={views}>
      {children}
    </ResourceProvider>
  );
}
