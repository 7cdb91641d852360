import { call } from '@/api';
import type { Access, KnownTargets } from './access';

let loading: Promise<Access> | undefined;

/**
 * What the signed-in user may see, from `menu/routers` (spec 01 §7). One call until `forgetAccess`; a failed one
 * is forgotten, so that it can be tried again. The call starts at once, also when `known` is still loading.
 */
export function loadAccess(known: KnownTargets | PromiseLike<KnownTargets>): Promise<Access> {
  if (loading) return loading;
  const answer = call({ method: 'GET', path: '/account/v3/web/menu/routers', quiet: true });
  const reader = import('./buildAccess'); // the sign-in form does not wait for what menus are read with
  const attempt = Promise.all([answer, known, reader]).then(([data, targets, { buildAccess }]) =>
    buildAccess(data, targets),
  );
  loading = attempt;
  attempt.catch(() => {
    if (loading === attempt) loading = undefined;
  });
  return attempt;
}

/** The next `loadAccess` asks the server again. */
export function forgetAccess(): void {
  loading = undefined;
}
