import { asObject } from '@/api';
import { isShared, isPreference } from './preferences';
import { localStore, storageKeys, tabStore } from '../storage';

const LAST_USER = 'lastUser';
const SESSION = 'session';
/** What an expired session left, in the tab it ended in. */
const PARKED = 'parked';
/** React-admin keeps lists and filters under it. */
const FRAMEWORK = /^RaStore/;
/** What users arranged for themselves; apart for each. */
const ARRANGED = /^RaStore\.own\./;
/** Which records each user opened (ids, apart for each) marks his lists also tomorrow. */
const OPENED = 'opened.';

/** What a user left, by its key; what is nobody's, or is apart for each user, is not among it. */
function leftKeys(): string[] {
  return localStore.keys().filter((key) => !isPreference(key) && !key.startsWith(OPENED));
}

function forgetLists(): void {
  const isOver = (key: string) => FRAMEWORK.test(key) && (isShared() || !ARRANGED.test(key));
  try {
    for (const key of storageKeys(window.localStorage).filter(isOver)) window.localStorage.removeItem(key);
  } catch {
    // storage is blocked: nothing was kept
  }
  if (isShared()) for (const key of localStore.keys()) if (key.startsWith(OPENED)) localStore.remove(key);
}

/**
 * Forgets everything a user left in this browser. Language, theme, how each user arranged the lists and what he opened
 * of them stay, the last two unless this browser is shared.
 */
export function forgetUserState(): void {
  for (const key of leftKeys()) localStore.remove(key);
  for (const key of tabStore.keys()) tabStore.remove(key);
  forgetLists();
}

/**
 * A session ended by itself: what its user left stays in this tab alone, until he signs in again. Filters of lists go
 * as with every end.
 */
export function parkUserState(userId: string): void {
  const left = leftKeys().filter((key) => key !== SESSION && key !== LAST_USER);
  if (left.length > 0)
    tabStore.write(PARKED, { userId, left: Object.fromEntries(left.map((key) => [key, localStore.read(key)])) });
  for (const key of left) localStore.remove(key);
  forgetLists();
}

/** Puts back what this user's last session left in this tab; of another's nothing stays. */
function unpark(userId: string): void {
  const parked = asObject(tabStore.read(PARKED));
  tabStore.remove(PARKED);
  if (parked?.userId !== userId) return;
  const kept = new Set(localStore.keys());
  for (const [key, value] of Object.entries(asObject(parked.left) ?? {}))
    if (!kept.has(key)) localStore.write(key, value);
}

/** Call when a user signs in: what he left in this tab is there again, and nothing of another one before him. */
export function claimUserState(userId: string): void {
  const last = localStore.read(LAST_USER);
  if (last !== undefined && last !== userId) forgetUserState();
  unpark(userId);
  localStore.write(LAST_USER, userId);
}
