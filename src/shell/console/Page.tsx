import { use } from 'react';
import type { RouteMatch } from '@/access/matchRoute';
import ResourcePages from '@/crud/ResourcePages';
import { lazyView } from '@/data/registry/lazyView';
import { useRegistry } from '@/data/registry/RegistryContext';
import { UnknownComponentPage } from '../pages/UnknownComponentPage';

/** What a URL below a granted menu shows. */
export type GrantedMatch = Extract<RouteMatch, { readonly grant: unknown }>;

/** A bespoke page by its key; suspends until its code and the texts of its area are there. */
function BespokePage({ name }: { readonly name: string }) {
  const { registry, texts } = useRegistry();
  const area = texts.ensureArea(name.split('/')[0] ?? name);
  const Component = use(registry.page(name));
  use(area);
  return <Component />;
}

/** Reports are a part of their own: nothing of them is loaded before the first. */
export const fetchReportRoute = () => import('./ReportRoute');
const useReportRoute = lazyView<{ readonly name: string }>(fetchReportRoute);

function ReportPage({ name }: { readonly name: string }) {
  const Route = useReportRoute();
  return <Route name={name} />;
}

/** What stands behind a granted menu. */
export function Page({ match }: { readonly match: GrantedMatch }) {
  const { target } = match.grant;
  if (target.kind === 'unknown') return <UnknownComponentPage component={target.component} />;
  if (target.kind === 'report') return <ReportPage name={target.key} />;
  if (match.kind === 'page') return <BespokePage name={target.key} />;
  return <ResourcePages grant={match.grant} view={match.view} id={'id' in match ? match.id : undefined} />;
}
