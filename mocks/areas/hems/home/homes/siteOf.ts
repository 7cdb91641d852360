import { sitesAt } from '../../../../energy/fleet';
import type { HomeSite } from '../../../../energy/model';
import type { HomeDoc } from './homeDoc';

/** What stands in a home at a moment (epoch ms); undefined when it has no controller. */
export function siteOf(home: Pick<HomeDoc, 'id' | 'site'>, now: number): HomeSite | undefined {
  return sitesAt(now).find(({ id }) => id === home.id) ?? home.site;
}

/** Whether the home's controller answers. */
export function isOnline(home: Pick<HomeDoc, 'id' | 'site'>, now: number): boolean {
  const site = siteOf(home, now);
  return site !== undefined && (site.offlineSince ?? Infinity) > now;
}
