import { call } from '@/api';

let prepared: Promise<unknown> | undefined;

const fetchInfo = (signal?: AbortSignal): Promise<unknown> =>
  call({ method: 'GET', path: '/account/v3/web/sys/detail', quiet: true, signal });

/** Asks how the platform is called while its menus are on their way. */
export function prepareSystemInfo(): void {
  prepared = fetchInfo();
  prepared.catch(() => undefined); // the header goes on with the title of its brand
}

/** The answer that was prepared, once; after that a new one. */
export function loadSystemInfo(signal: AbortSignal): Promise<unknown> {
  const ready = prepared ?? fetchInfo(signal);
  prepared = undefined;
  return ready;
}
