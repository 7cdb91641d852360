import { Suspense } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { RouteGrant } from '@/access/access';
import { RouteProvider } from '@/access/AccessContext';
import { useResource, WithResource } from '@/data/registry/ResourceContext';
import { lazyView } from '@/data/registry/lazyView';
import type { Resource } from '@/schema';
import { NoPermission } from './NoPermission';
import { PageSkeleton } from './PageSkeleton';
import type { ResourceView } from './views';

interface ViewProps {
  readonly id: string;
}

/** Each page is a file of its own, so that the first list loads no form. */
const PAGES = {
  list: lazyView<object>(() => import('./list/ResourceList')),
  tree: lazyView<object>(() => import('./tree/ResourceTree')),
  versions: lazyView<object>(() => import('./versions/VersionsPage')),
  create: lazyView<object>(() => import('./form/CreatePage')),
  detail: lazyView<ViewProps>(() => import('./detail/RecordDetail')),
  edit: lazyView<ViewProps>(() => import('./form/EditPage')),
};

function OwnPage({ view, id }: { readonly view: keyof typeof PAGES; readonly id: string }) {
  const usePage = PAGES[view];
  const Page = usePage();
  return <Page id={id} />;
}

/** A list, a tree, or, where nothing lists the records, the versions of a chosen one. */
function listView(resource: Resource): keyof typeof PAGES {
  if (resource.tree) return 'tree';
  return resource.versions && !resource.call('page') ? 'versions' : 'list';
}

function Page({ view, id = '' }: { readonly view: ResourceView; readonly id?: string | undefined }) {
  const { resource, views, can } = useResource();
  if (view !== 'list' && !can(view)) return <NoPermission />;
  const Bespoke = views.pages?.[view];
  if (Bespoke) return <Bespoke id={id} />;
  return <OwnPage view={view === 'list' ? listView(resource) : view} id={id} />;
}

interface ResourcePageProps {
  /** The granted route; its target is a resource. */
  readonly grant: RouteGrant;
  readonly view: ResourceView;
  /** Of the record, for detail and edit. */
  readonly id?: string | undefined;
}

/**
 * A page of the resource a route leads to. The schema, its views and its texts are loaded on the way; without the
 * grant for the page the no-permission page is shown, whatever was typed as URL. What cannot be loaded is thrown
 * to the boundary around every page, where it can be tried again.
 */
export default function ResourcePage({ grant, view, id }: ResourcePageProps) {
  const path = grant.path.slice(1);
  if (grant.target.kind !== 'resource') return null;
  return (
    <RouteProvider path={grant.path}>
      <ResourceContextProvider value={path}>
        <Suspense key={`${path} ${view} ${id}`} fallback={<PageSkeleton view={view} />}>
          <WithResource name={grant.target.key} path={path}>
            <Page view={view} id={id} />
          </WithResource>
        </Suspense>
      </ResourceContextProvider>
    </RouteProvider>
  );
}
