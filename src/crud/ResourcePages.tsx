import { Suspense, useEffect } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { RouteGrant } from '@/access/access';
import { RouteProvider } from '@/access/AccessContext';
import { useResource, WithResource } from '@/data/registry/ResourceContext';
import { lazyView } from '@/data/registry/lazyView';
import type { Resource } from '@/schema';
import { whenIdle } from '@/widgets/whenIdle';
import { NoPermission } from './NoPermission';
import { PageSkeleton } from './PageSkeleton';
import type { ResourceView } from './views';

interface ViewProps {
  readonly id: string;
}

/** Each page is a file of its own, so that the first list loads no form. */
const LOADERS = {
  list: () => import('./list/ResourceList'),
  tree: () => import('./tree/ResourceTree'),
  versions: () => import('./versions/VersionsPage'),
  create: () => import('./form/CreatePage'),
  detail: () => import('./detail/RecordDetail'),
  edit: () => import('./form/EditPage'),
};

const PAGES = {
  list: lazyView<object>(LOADERS.list),
  tree: lazyView<object>(LOADERS.tree),
  versions: lazyView<object>(LOADERS.versions),
  create: lazyView<object>(LOADERS.create),
  detail: lazyView<ViewProps>(LOADERS.detail),
  edit: lazyView<ViewProps>(LOADERS.edit),
};

/** Fetches the code of a page before it is opened; what fails now is asked for again then. */
export const fetchView = (view: ResourceView, resource?: Resource): Promise<unknown> => LOADERS[view === 'list' && resource ? listView(resource) : view]();

/** So long a list stands before the pages it leads to are fetched, in ms. */
const SETTLED = 1500;

/** The pages a list leads to come while somebody reads it. */
function usePagesBehind(view: ResourceView): void {
  const { can } = useResource();
  useEffect(() => {
    if (view !== 'list') return undefined;
    const behind = (['detail', 'edit', 'create'] as const).filter((one) => can(one));
    return whenIdle(() => void Promise.allSettled(behind.map((one) => fetchView(one))), SETTLED);
  }, [view, can]);
}

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
  usePagesBehind(view);
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
