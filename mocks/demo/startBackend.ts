import { setupWorker } from 'msw/browser';
import { areas } from '../areas';
import { createBackend } from '../backend';
import { consoleLabels } from '../labels';
import { mswHandlers } from '../msw';
import { allReports, allResources } from '../resources';
import { browserShelf, keptStore, noShelf } from './keptStore';
import { CODE } from './visitor';

const DATABASE = `console-demo${import.meta.env.BASE_URL}`;

export interface DemoBackend {
  /** Forgets everything that was done and everybody who is signed in. */
  reset(): Promise<void>;
}

/** The reference backend in this page: a service worker hands it the calls, and the browser keeps what it writes. */
export async function startBackend(): Promise<DemoBackend> {
  const shelf = await browserShelf(DATABASE).catch(() => noShelf);
  const store = await keptStore(shelf);
  const backend = createBackend({
    store,
    resources: allResources,
    reports: allReports,
    modules: areas,
    labels: consoleLabels,
    settings: { captcha: CODE },
  });
  const base = import.meta.env.BASE_URL;
  await setupWorker(...mswHandlers(backend)).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${base}mockServiceWorker.js`, options: { scope: base } },
  });
  return { reset: async () => shelf.clear() };
}
