import { parsePath } from 'react-router';
import { type Access, matchRoute } from '@/access';
import { currentPlatform, startPath, type MenuMemory } from '../layout/menu/menuMemory';
import { OVERVIEW } from '../overview/startPage';

/**
 * Where the root leads: to what a person chose while it is granted, else to the page that was left last, else to the
 * first one there is. Undefined where nothing is granted.
 */
export function rootAddress(access: Access, home: string, memory: MenuMemory): string | undefined {
  const chosen = parsePath(home).pathname ?? '/';
  const isThere =
    chosen === OVERVIEW
      ? currentPlatform(access, undefined, memory) !== undefined
      : 'grant' in matchRoute(access, chosen);
  return isThere ? home : startPath(access, memory);
}
