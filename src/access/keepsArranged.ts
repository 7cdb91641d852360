import { isShared } from './memory/preferences';
import { storageKeys } from './storage';

/** Whether something stays of what a user arranged for himself when his session ends. */
export function keepsArranged(userId: string): boolean {
  const own = `RaStore.own.${userId}.`;
  try {
    return !isShared() && storageKeys(window.localStorage).some((key) => key.startsWith(own));
  } catch {
    return false;
  }
}
