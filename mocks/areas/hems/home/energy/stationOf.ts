import { dayOf } from '@/schema/dates';
import type { BackendContext } from '../../../../core/context';
import type { Incoming } from '../../../../core/incoming';
import { STEP } from '../../../../energy/dayTime';
import type { HomeSite } from '../../../../energy/model';
import type { HomeDoc } from '../homes/homeDoc';
import { homeOf } from '../homes/homeScope';
import { siteOf } from '../homes/siteOf';

/** A home at the moment of a call. */
export interface Station {
  readonly home: HomeDoc;
  /** Undefined without a controller: there is nothing to tell. */
  readonly site: HomeSite | undefined;
  readonly zone: string;
  /** Epoch ms. */
  readonly now: number;
  /** Steps before that are over; the running one is not told yet. */
  readonly until: number;
  /** Today at the station, `yyyy-MM-dd`. */
  readonly today: string;
}

/** The station a call names. Refuses an unknown one. */
export function stationOf(context: BackendContext, incoming: Incoming): Station {
  const home = homeOf(context, incoming);
  const now = context.clock();
  const site = siteOf(home, now);
  const zone = site?.zone ?? home.timeZone ?? 'UTC';
  return { home, site, zone, now, until: now - (now % STEP), today: dayOf(now, zone) };
}
