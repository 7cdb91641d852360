import { type Access, matchRoute } from '@/access';
import { inBase, takeReturn } from '@/access/internal';

/** Puts the address to where the person wanted to go before the sign-in, when that is granted, else to the root. */
export function restoreRoute(access: Access, userId: string): void {
  const wanted = takeReturn(userId);
  const pathname = wanted === undefined ? '/' : new URL(wanted, window.location.origin).pathname;
  const granted = wanted !== undefined && matchRoute(access, pathname).kind !== 'forbidden';
  window.history.replaceState(null, '', inBase(granted ? wanted : '/'));
}
