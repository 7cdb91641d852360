import { type Access, matchRoute, type RouteMatch } from '@/access';
import type { PageTab } from './pageTab';

/** Where an address belongs. */
export interface TabPlace {
  readonly key: string;
  /** Path of the granted route. */
  readonly route: string;
  /** Key of a tab of its own, for a record or a new one; undefined for a list and a bespoke page. */
  readonly ownKey: string | undefined;
  /** The menu's tab stands at that record already. */
  readonly atHome: boolean;
}

function partOf(match: RouteMatch): string | undefined {
  if (match.kind !== 'route' || match.view === 'list') return undefined;
  return 'id' in match ? encodeURIComponent(match.id) : match.view;
}

function ownPlace(access: Access, pathname: string): Pick<TabPlace, 'route' | 'ownKey'> | undefined {
  const match = matchRoute(access, pathname);
  if (!('grant' in match)) return undefined;
  const part = partOf(match);
  return { route: match.grant.path, ownKey: part === undefined ? undefined : `${match.grant.path}/${part}` };
}

/**
 * The tab an address belongs to: the record's own where there is one, else its menu's. Undefined for a page outside
 * of the menu. Where the menu's tab is held (`isHeld`: hidden, with typed input) a record gets a tab of its own.
 * A record is never in two tabs.
 */
export function tabPlace(
  access: Access,
  tabs: readonly PageTab[],
  pathname: string,
  isHeld: (tab: PageTab) => boolean = () => false,
): TabPlace | undefined {
  const place = ownPlace(access, pathname);
  if (!place) return undefined;
  const { route, ownKey } = place;
  const home = tabs.find((tab) => tab.key === route);
  const atHome = home !== undefined && ownPlace(access, home.location.pathname)?.ownKey === ownKey;
  const isApart = tabs.some((tab) => tab.key === ownKey) || (home !== undefined && isHeld(home));
  return { key: ownKey !== undefined && !atHome && isApart ? ownKey : route, route, ownKey, atHome };
}
