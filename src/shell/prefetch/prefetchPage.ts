import { parsePath } from 'react-router';
import { matchRoute, type RouteMatch, currentSession } from '@/access';
import { prefetchList, dropPrefetched, prefetchView } from '@/crud/internal';
import { grantedFields, homePageIn } from '@/data/internal';
import { loadReport, loadResource } from '@/data';
import { readMenuMemory } from '../layout/menu/menuMemory';
import { rootAddress } from '../routing/rootAddress';
import { fetchReportRoute } from '../console/Page';
import type { Foundation } from '../console/Providers';

type PageMatch = Extract<RouteMatch, { readonly grant: unknown }>;

/** Where the root leads the person who is signed in. */
export function startOf({ access, store }: Foundation): string | undefined {
  const userId = currentSession()?.userId ?? '';
  return rootAddress(access, homePageIn(store, userId), readMenuMemory(userId));
}

/** The page at an address; at the root that one which the console opens with. */
function pageAt(foundation: Foundation, pathname: string): PageMatch | undefined {
  const start = pathname === '/' ? parsePath(startOf(foundation) ?? '').pathname : pathname;
  const match = start === undefined ? undefined : matchRoute(foundation.access, start);
  return match && 'grant' in match ? match : undefined;
}

function filesOf({ registry, i18nProvider }: Foundation, match: PageMatch): readonly Promise<unknown>[] {
  const { target } = match.grant;
  if (target.kind === 'resource' && match.kind === 'route') {
    const { view } = match;
    const resource = loadResource(registry, i18nProvider, target.key);
    return [
      view === 'list'
        ? resource.then((loaded) => prefetchView(view, loaded.resource))
        : Promise.all([resource, prefetchView(view)]),
    ];
  }
  if (target.kind === 'report') {
    const report = loadReport(registry, i18nProvider, target.key);
    return [
      fetchReportRoute(),
      Promise.all([
        report,
        import('@/report/internal').then(({ prefetchBlockViews }) => prefetchBlockViews),
        i18nProvider.ensureArea('charts'),
      ]).then(([loaded, prefetchViews]) => prefetchViews(Object.values(loaded.report.blocks))),
    ];
  }
  if (target.kind === 'page')
    return [registry.page(target.key), i18nProvider.ensureArea(target.key.split('/')[0] ?? target.key)];
  return [];
}

/**
 * Fetches the code and the texts of the page at an address, and asks the server for nothing: somebody points at a link
 * to it.
 */
export function prefetchFiles(foundation: Foundation, pathname: string): void {
  const match = pageAt(foundation, pathname);
  if (match) void Promise.allSettled(filesOf(foundation, match));
}

/**
 * Asks for all that the page at an address needs before it is drawn, so that it comes side by side and not one after
 * the other: texts, schema, views, and the records of a list as soon as its schema is there. Whoever draws the page
 * asks again, gets the same promise, and tells what could not be loaded. Resolves when all of it is there, or cannot
 * be.
 */
export async function prefetchPage(foundation: Foundation, pathname: string): Promise<void> {
  const match = pageAt(foundation, pathname);
  const common = foundation.i18nProvider.ensureArea('common');
  dropPrefetched(foundation.queryClient, match?.grant.path.slice(1));
  const records = match?.kind === 'route' && match.view === 'list' ? prefetchRecords(foundation, match) : undefined;
  await Promise.allSettled([common, records, ...(match ? filesOf(foundation, match) : [])]);
}

/** The address must be that of the page alone: with filters or an order in it the list itself asks. */
async function prefetchRecords(
  { access, registry, queryClient, dataProvider, store }: Foundation,
  { grant: { path, target } }: PageMatch,
): Promise<void> {
  if (target.kind !== 'resource' || window.location.search !== '') return;
  const [resource, views] = await Promise.all([registry.schema(target.key), registry.views(target.key)]);
  const name = path.slice(1);
  if ('pages' in views) return; // a list of its own may ask for something else
  await prefetchList(
    { client: queryClient, provider: dataProvider, store, userId: currentSession()?.userId ?? '' },
    name,
    grantedFields(access, name, resource),
  );
}
