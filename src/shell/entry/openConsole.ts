import type { Access } from '@/access/access';
import { loadAccess } from '@/access/grants';
import { loadPasswordPolicy } from '@/access/passwordPolicy';

export interface Opened {
  readonly access: Access;
  /** The console stays closed until the password is changed. */
  readonly mustChange: boolean;
}

/** Fetches the code of the console; the browser keeps it, so asking again costs nothing. */
export function prefetchConsole(): Promise<unknown> {
  return Promise.all([import('../console/Console'), import('@/registry'), import('jsencrypt')]);
}

/**
 * Everything the console needs before it mounts, in parallel: grants, password policy and code.
 * Rejects with the `WireError` of the menu call, or when code could not be loaded.
 */
export async function openConsole(): Promise<Opened> {
  const registry = import('@/registry').then((module) => module.registry);
  const [access, policy] = await Promise.all([
    loadAccess(registry.then(({ known }) => known)),
    loadPasswordPolicy(),
    import('../console/Console'),
  ]);
  return { access, mustChange: policy.mustChange };
}
