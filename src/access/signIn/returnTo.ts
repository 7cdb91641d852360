import { asObject } from '@/api';
import { entryPage } from './entryPath';
import { tabStore } from '../storage';

const KEY = 'returnTo';

/** A path of this console, with query and hash; undefined for anything that leads elsewhere or to a static route. */
export function ownPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text)) return undefined;
  if (!URL.canParse(text, window.location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, window.location.origin);
  const away = origin !== window.location.origin || pathname.startsWith('//');
  return away || /^\/(?:error)?$/.test(pathname) || entryPage(pathname) !== undefined
    ? undefined
    : pathname + search + hash;
}

/** Keeps where the person wanted to go, over a sign-in. With a user it is his alone, without one anybody's. */
export function rememberReturn(path: string, userId?: string): void {
  const own = ownPath(path);
  if (own !== undefined) tabStore.write(KEY, { path: own, ...(userId !== undefined && { userId }) });
}

/** The kept path, whoever it is for: only what may be fetched ahead follows from it. */
export function likelyReturn(): string | undefined {
  return ownPath(asObject(tabStore.read(KEY))?.path);
}

/** The kept path for this user, once. Whether it is granted is for the caller to see. */
export function takeReturn(userId: string): string | undefined {
  const kept = asObject(tabStore.read(KEY));
  tabStore.remove(KEY);
  if (kept?.userId !== undefined && kept.userId !== userId) return undefined;
  return ownPath(kept?.path);
}
