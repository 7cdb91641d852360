import { Worker } from 'node:worker_threads';
import { takeDays } from '../world/history';
import type { Site } from '../world/site';
import type { SiteAhead, WorldTask } from './worldAheadWorker';

/**
 * Sums the last year of sites in a thread of its own, and takes each site as it comes: what serves calls never waits.
 * What is not summed yet is summed when somebody asks. It keeps no process alive; answers what stops it.
 *
 * @param script the worker as it was built
 */
export function worldAhead(script: URL, sites: readonly Site[], now: number): () => void {
  const worker = new Worker(script, { workerData: { sites, now } satisfies WorldTask });
  worker.on('message', ({ place, days }: SiteAhead) => {
    const site = sites[place];
    if (site) takeDays(site, days);
  });
  worker.on('error', () => undefined); // figures are summed without it, only later
  worker.unref();
  return () => void worker.terminate();
}
