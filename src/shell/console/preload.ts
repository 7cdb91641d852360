import { matchRoute } from '@/access/matchRoute';
import { loadReport } from '@/data/registry/loadReport';
import { loadResource } from '@/data/registry/loadResource';
import type { Foundation } from './Providers';

/**
 * Asks for the texts and the schema or report of the page at an address before anything is drawn, so that they come side by side
 * and not one after the other. Whoever draws the page asks again, gets the same promise, and tells what could not be loaded.
 */
export function preload({ access, registry, i18nProvider }: Foundation, pathname: string): void {
  const match = matchRoute(access, pathname);
  const wanted: Promise<unknown>[] = [i18nProvider.ensureArea('common')];
  if ('grant' in match && match.grant.target.kind === 'resource') wanted.push(loadResource(registry, i18nProvider, match.grant.target.key));
  if ('grant' in match && match.grant.target.kind === 'report') wanted.push(loadReport(registry, i18nProvider, match.grant.target.key));
  if ('grant' in match && match.grant.target.kind === 'page') wanted.push(registry.page(match.grant.target.key));
  void Promise.allSettled(wanted);
}
