import { inBase } from '@/access/internal';

/** Unregisters service workers and drops caches that an older product left on this host. Ours stays: it has none. */
export async function dropServiceWorkers(): Promise<void> {
  try {
    const workers = ((await navigator.serviceWorker?.getRegistrations()) ?? []).filter(
      ({ active }) => !active?.scriptURL.endsWith(inBase('/sw.js')),
    );
    await Promise.all(workers.map((worker) => worker.unregister()));
    if (workers.length > 0) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  } catch {
    // not allowed here: then there is none either
  }
}
