import { isPreference } from './preferences';
import { localStore, storageKeys, tabStore } from './storage';

const LAST_USER = 'lastUser';
/** Ours too: react-admin keeps lists and filters under it. What users arranged for themselves (`own`) is apart for each and stays. */
const FRAMEWORK = /^RaStore(?!\.own\.)/;

/** Which records each user opened (ids, apart for each) marks his lists also tomorrow. */
const OPENED = 'opened.';

/** Forgets everything a user left in this browser; language, theme, how each user arranged the lists and what he opened of them stay. */
export function forgetUserState(): void {
  for (const key of localStore.keys()) if (!isPreference(key) && !key.startsWith(OPENED)) localStore.remove(key);
  for (const key of tabStore.keys()) tabStore.remove(key);
  try {
    for (const key of storageKeys(window.localStorage)) if (FRAMEWORK.test(key)) window.localStorage.removeItem(key);
  } catch {
    // storage is blocked: nothing was kept
  }
}

/** Call when a user signs in: nothing of another one before is left for him. */
export function claimUserState(userId: string): void {
  const last = localStore.read(LAST_USER);
  if (last !== undefined && last !== userId) forgetUserState();
  localStore.write(LAST_USER, userId);
}
