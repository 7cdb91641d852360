import { inBase, takeReturn } from '@/access/internal';

/**
 * Puts the address to where the person wanted to go before the sign-in, else to the root. A page that is not granted
 * says so there.
 */
export function restoreRoute(userId: string): void {
  window.history.replaceState(null, '', inBase(takeReturn(userId) ?? '/'));
}
