import { use } from 'react';
import type { RouteMatch } from '@/access';
import { OwnPage, ResourcePages } from '@/crud/internal';
import { Awaiting, lazyView } from '@/data/internal';
import { loadReport, useRegistry } from '@/data';
import { LateNoPage } from '../pages/LateNoPage';
import { LoadingPage } from '../pages/LoadingPage';

/** What a URL below a granted menu shows. */
export type GrantedMatch = Extract<RouteMatch, { readonly grant: unknown }>;

interface NamedProps {
  readonly name: string;
}

interface BespokeProps extends NamedProps {
  /** Where it stands. */
  readonly at: string;
}

/** A bespoke page by its key, once its code and the texts of its area are there. */
function BespokePage({ name, at }: BespokeProps) {
  const { registry, texts } = useRegistry();
  return (
    <Awaiting
      needs={[registry.page(name), texts.ensureArea(name.split('/')[0] ?? name), OwnPage.load()]}
      fallback={<LoadingPage />}
    >
      <OwnPage at={at}>
        <LoadedPage name={name} />
      </OwnPage>
    </Awaiting>
  );
}

function LoadedPage({ name }: NamedProps) {
  const { registry, texts } = useRegistry();
  const Component = use(registry.page(name));
  use(texts.ensureArea(name.split('/')[0] ?? name));
  return <Component />;
}

/** Reports are a part of their own: nothing of them is loaded before the first. */
const useReportRoute = lazyView<NamedProps>(() => import('./ReportRoute'));
export const fetchReportRoute = useReportRoute.load;

function ReportPage({ name }: NamedProps) {
  const { registry, texts } = useRegistry();
  return (
    <Awaiting needs={[fetchReportRoute(), loadReport(registry, texts, name)]} fallback={<LoadingPage />}>
      <LoadedReport name={name} />
    </Awaiting>
  );
}

function LoadedReport({ name }: NamedProps) {
  const Route = useReportRoute();
  return <Route name={name} />;
}

/**
 * What stands behind a granted menu.
 *
 * @example {'grant' in match ? <Page match={match} /> : <NoPermissionPage />}
 * @public
 */
export function Page({ match }: { readonly match: GrantedMatch }) {
  const { target } = match.grant;
  if (target.kind === 'unknown')
    return <LateNoPage why="unknown" detail={target.component} waiting={<LoadingPage />} />;
  if (target.kind === 'report') return <ReportPage name={target.key} />;
  if (match.kind === 'page') return <BespokePage name={target.key} at={match.grant.path} />;
  return (
    <ResourcePages
      grant={match.grant}
      view={match.view}
      id={'id' in match ? match.id : undefined}
      absent={<LateNoPage why="nothing" waiting={<LoadingPage />} />}
    />
  );
}
