import type { Access } from '@/access';
import { loadAccess, loadPasswordPolicy, prepareSystemInfo } from '@/access/internal';
import type { Registry } from '@/data';
import type { Brand } from '../brands/brand';
import type { ConsoleOptions } from '../consoleOptions';
import { openRegistry } from './openRegistry';

export interface Opened {
  readonly access: Access;
  readonly registry: Registry;
  /** The console stays closed until the password is changed. */
  readonly mustChange: boolean;
}

/**
 * The code and theme of the console and the texts every page uses, and of the page that will most likely open: asking
 * again costs nothing.
 */
export function prefetchEntry(options: ConsoleOptions, locale: string, brand: Brand): Promise<unknown> {
  return Promise.all([
    import('../console/Console').then(({ prepareConsole }) => prepareConsole(brand, options)),
    Promise.all([import('../prefetch/prefetchConsole'), openRegistry(options)]).then(
      ([{ prefetchConsole }, registry]) => prefetchConsole(registry, locale),
    ),
    import('jsencrypt'),
  ]);
}

/**
 * Everything the console needs before it mounts, in parallel: grants, password policy and code.
 * Rejects with the `WireError` of the menu call, or when code could not be loaded.
 */
export async function openConsole(options: ConsoleOptions): Promise<Opened> {
  const opening = openRegistry(options);
  prepareSystemInfo();
  const [access, policy, registry] = await Promise.all([
    loadAccess(opening.then(({ known }) => known)),
    loadPasswordPolicy(),
    opening,
    import('../console/Console'),
  ]);
  return { access, registry, mustChange: policy.mustChange };
}
