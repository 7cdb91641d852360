/* Sums the last year of sites beside the server, the last one first: who asks meanwhile begins with the first. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { knownDays, type KnownDays } from '../world/history';
import { lastYear } from '../world/lastYear';
import type { Site } from '../world/site';

export interface WorldTask {
  readonly sites: readonly Site[];
  readonly now: number;
}

export interface SiteAhead {
  readonly place: number;
  readonly days: KnownDays;
}

const LEAST = 19;

// Calls come first. Elsewhere than on Linux this would be said of the whole process.
if (process.platform === 'linux') setPriority(LEAST);

const { sites, now } = workerData as WorldTask;
const commercial = [...sites.keys()].filter((place) => !sites[place]?.home).reverse();
const homes = [...sites.keys()].filter((place) => sites[place]?.home);
for (const place of [...commercial, ...homes]) {
  const site = sites[place];
  if (!site) continue;
  for (const _ of lastYear(site, now));
  parentPort?.postMessage({ place, days: knownDays(site) } satisfies SiteAhead);
}
