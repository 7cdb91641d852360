import { sites as homes, sitesAt } from '../energy/fleet';
import { homeSite } from './homeSite';
import { makeSite } from './makeSite';
import { devices } from './device/devices';
import type { Device } from './model';
import type { Site } from './site';
import { sitePlans } from './sitePlans';

export interface Placed {
  readonly site: Site;
  readonly device: Device;
}

/** The commercial sites of the demonstration. Made once: what is known of a site is kept by the site. */
export const commercialSites: readonly Site[] = sitePlans.map(makeSite);

const byId = new Map([...commercialSites, ...homes.map(homeSite)].map((site) => [site.id, site]));
let placed: ReadonlyMap<string, Placed> | undefined;
const byCode = new Map(commercialSites.map((site) => [site.code, site]));

/**
 * Every site there is, homes last. At a moment (epoch ms) they are as they are then: the controller of one home is
 * silent.
 */
export function allSites(now?: number): readonly Site[] {
  return [...commercialSites, ...(now === undefined ? homes : sitesAt(now)).map(homeSite)];
}

export function siteOf(id: unknown): Site | undefined {
  return byId.get(String(id));
}

/** The commercial site with a code (`NL-UTR-01`). Throws for one that is not there: codes are written in code. */
export function siteCoded(code: string): Site {
  const site = byCode.get(code);
  if (!site) throw new Error(`There is no site ${code}.`);
  return site;
}

/** A device of a commercial site by its id, with the site. */
export function placedDevice(id: unknown): Placed | undefined {
  placed ??= new Map(
    commercialSites.flatMap((site) => devices(site).map((device) => [device.id, { site, device }] as const)),
  );
  return placed.get(String(id));
}
