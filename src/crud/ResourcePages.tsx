import { useEffect, type ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { type RouteGrant, RouteProvider } from '@/access';
import { Awaiting, lazyView } from '@/data/internal';
import { useResource, WithResource, lazyPart } from '@/data';
import type { Resource } from '@/schema';
import { whenIdle } from '@/widgets/internal';
import { FormSkeleton, TableSkeleton } from '@/widgets';
import { OwnPage } from './ownPage';
import type { ResourceView } from './views';
import { Box, Skeleton } from '@mui/material';

/** The shape of a resource's page while its code and texts are on their way. */
function PageSkeleton({ view }: { readonly view: ResourceView }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={28} width={200} />
      {view === 'list' ? <TableSkeleton /> : <FormSkeleton />}
    </Box>
  );
}

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

/** Fetches the code of a page before it is opened; what fails now is asked for again then. */
export const prefetchView = (view: ResourceView, resource?: Resource): Promise<unknown> =>
  PAGES[view === 'list' && resource ? listView(resource) : view].load();

/** So long a list stands before the pages it leads to are fetched, in ms. */
const SETTLED = 1500;

/** The pages a list leads to come while somebody reads it. */
function usePagesBehind(view: ResourceView): void {
  const { can, views } = useResource();
  useEffect(() => {
    if (view !== 'list') return undefined;
    const behind = (['detail', 'edit', 'create'] as const).filter((one) => can(one) && !views.pages?.[one]);
    return whenIdle(() => void Promise.allSettled(behind.map((one) => prefetchView(one))), SETTLED);
  }, [view, can, views]);
}

const Refused = lazyPart(() => import('./Refused'));
/** Few lists are of one record only. */
const ListOf = lazyPart(() => import('./list/ListOf'));
/** Few services have rules of their own for fields. */
const UnderCloudRules = lazyPart(() => import('./form/rules/UnderCloudRules'));

/** Where the pages of a resource stand below its list. */
const OWN_PATHS: Readonly<Record<ResourceView, string>> = {
  list: '',
  create: '/create',
  detail: '/:id/show',
  edit: '/:id/edit',
};

interface SchemaPageProps extends ViewProps {
  readonly of: keyof typeof PAGES;
}

function SchemaPage({ of, id }: SchemaPageProps) {
  const usePage = PAGES[of];
  const Page = usePage();
  return <Page id={id} />;
}

/** A list, a tree, or, where nothing lists the records, the versions of a chosen one. */
function listView(resource: Resource): keyof typeof PAGES {
  if (resource.tree) return 'tree';
  return resource.versions && !resource.call('page') ? 'versions' : 'list';
}

type PageProps = Omit<ResourcePageProps, 'grant'>;

function Page({ view, id = '', absent }: PageProps) {
  const { resource, path, views, decide } = useResource();
  usePagesBehind(view);
  const decision = decide(view);
  if (view !== 'list' && !decision.allowed)
    return absent !== undefined && decision.by === 'call' ? (
      absent
    ) : (
      <Refused decision={decision} waiting={<PageSkeleton view={view} />} />
    );
  const Bespoke = views.pages?.[view];
  if (Bespoke)
    return (
      <OwnPage at={`/${path}${OWN_PATHS[view]}`} waiting={<PageSkeleton view={view} />}>
        <Bespoke id={id} />
      </OwnPage>
    );
  const of = view === 'list' ? listView(resource) : view;
  if (view === 'list' && resource.of !== undefined)
    return <ListOf of={resource.of} waiting={<PageSkeleton view={view} />} />;
  const page = (
    <Awaiting needs={[PAGES[of].load()]} fallback={<PageSkeleton view={view} />}>
      <SchemaPage of={of} id={id} />
    </Awaiting>
  );
  const ruled = resource.api.rules !== undefined && (view === 'create' || view === 'edit');
  return ruled ? <UnderCloudRules waiting={<PageSkeleton view={view} />}>{page}</UnderCloudRules> : page;
}

interface ResourcePageProps {
  /** The granted route; its target is a resource. */
  readonly grant: RouteGrant;
  readonly view: ResourceView;
  /** Of the record, for detail and edit. */
  readonly id?: string | undefined;
  /** Shown where the resource has no such page for anybody: nothing of it can be created. */
  readonly absent?: ReactNode;
}

/**
 * A page of the resource a route leads to. The schema, its views and its texts are loaded on the way; without the
 * grant for the page the no-permission page is shown, whatever was typed as URL. What cannot be loaded is thrown
 * to the boundary around every page, where it can be tried again.
 */
export default function ResourcePage({ grant, view, id, absent }: ResourcePageProps) {
  const path = grant.path.slice(1);
  if (grant.target.kind !== 'resource') return null;
  return (
    <RouteProvider path={grant.path}>
      <ResourceContextProvider value={path}>
        <WithResource
          key={`${path} ${view} ${id}`}
          name={grant.target.key}
          path={path}
          waiting={<PageSkeleton view={view} />}
        >
          <Page view={view} id={id} absent={absent} />
        </WithResource>
      </ResourceContextProvider>
    </RouteProvider>
  );
}
