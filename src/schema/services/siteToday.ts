import { nowOn } from '../dates/clock';
import { siteZone } from './siteDefaults';

/**
 * Today ('YYYY-MM-DD') at a site: by the calendar of its zone, else of the zone that the sites of this console have.
 * The zone of who looks has no part in it while `configureSites` says one.
 *
 * @param zone IANA, of the site
 * @example siteToday('Asia/Shanghai') // '2026-11-27'
 * @public
 */
export const siteToday = (zone?: string, now?: Date): string => nowOn(zone ?? siteZone(), now).slice(0, 10);
