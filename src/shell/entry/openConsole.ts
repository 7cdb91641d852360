import type { Access } from '@/access/access';
import { loadAccess } from '@/access/grants';
import { loadPasswordPolicy } from '@/access/signIn/passwordPolicy';
import { prepareSystemInfo } from '@/access/systemInfo';
import type { Brand } from '../brands/brand';

export interface Opened {
  readonly access: Access;
  /** The console stays closed until the password is changed. */
  readonly mustChange: boolean;
}

/**
 * The code and theme of the console and the texts every page uses, and of the page that will most likely open: asking
 * again costs nothing.
 */
export function prefetchEntry(locale: 'zh' | 'en', brand: Brand): Promise<unknown> {
  return Promise.all([
    import('../console/Console').then(({ prepareConsole }) => prepareConsole(brand)),
    import('../prefetch/prefetchConsole').then(({ prefetchConsole }) => prefetchConsole(locale)),
    import('jsencrypt'),
  ]);
}

/**
 * Everything the console needs before it mounts, in parallel: grants, password policy and code.
 * Rejects with the `WireError` of the menu call, or when code could not be loaded.
 */
export async function openConsole(): Promise<Opened> {
  const registry = import('@/registry').then((module) => module.registry);
  prepareSystemInfo();
  const [access, policy] = await Promise.all([
    loadAccess(registry.then(({ known }) => known)),
    loadPasswordPolicy(),
    import('../console/Console'),
  ]);
  return { access, mustChange: policy.mustChange };
}
