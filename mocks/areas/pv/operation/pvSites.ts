import { seedId } from '../../../core/ids';
import type { DeviceType } from '../../../world/model';
import type { Site } from '../../../world/site';
import { commercialSites, siteOf } from '../../../world/world';

/** A site with panels: a PV station. */
export type PvSite = Site & { readonly pv: NonNullable<Site['pv']> };

const hasPanels = (site: Site | undefined): site is PvSite => site?.pv !== undefined;

/** The PV stations of the world: their ids are those of the sites. */
export const pvSites: readonly PvSite[] = commercialSites.filter(hasPanels);
export const pvSiteOf = (id: unknown): PvSite | undefined => [siteOf(String(id))].find(hasPanels);

/**
 * Devices of the world that a PV station has. Strings are records of their own, other parts are none of its business.
 */
const TYPES: Readonly<Partial<Record<DeviceType, string>>> = {
  controller: 'collector',
  gridMeter: 'meter',
  transformer: 'boxSubstation',
  inverter: 'inverter',
  weatherStation: 'environment',
};
export const pvType = (type: DeviceType): string | undefined => TYPES[type];

/** A collector reads so many inverters, which stand on one roof. */
const ON_ONE_ROOF = 25;
export const roofsOf = ({ pv }: PvSite): number => Math.ceil(pv.inverters / ON_ONE_ROOF);
export const roofAt = (place: number): number => Math.floor(place / ON_ONE_ROOF);
export const buildingId = ({ code }: Site, roof: number): string => seedId(`pv building ${code} ${roof}`);
