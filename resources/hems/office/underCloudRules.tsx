import { useQuery } from '@tanstack/react-query';
import { lazy, useMemo, type ComponentType } from 'react';
import { ResourceProvider, useResource } from '@/data/registry/ResourceContext';
import { officeCalls } from './calls';
import { underRules } from './cloudRules';

/** A form that also keeps the rules the cloud has for its fields; a cloud without any leaves it as it is. */
function underCloudRules<P extends object>(Form: ComponentType<P>) {
  return function UnderCloudRules(props: P) {
    const { resource, path, views } = useResource();
    const { data } = useQuery({ queryKey: ['office', 'rules'], queryFn: async ({ signal }) => (await officeCalls.rules({}, { signal, quiet: true })) ?? null, retry: false });
    const shown = useMemo(() => underRules(resource, data), [resource, data]);
    return (
      <ResourceProvider resource={shown} path={path} views={views}>
        <Form {...props} />
      </ResourceProvider>
    );
  };
}

export const CreateUnderRules = underCloudRules(lazy(() => import('@/crud/form/CreatePage')));
const EditPage = lazy(() => import('@/crud/form/EditPage'));
export const EditUnderRules = underCloudRules(({ id = '' }: { readonly id?: string }) => <EditPage id={id} />);
