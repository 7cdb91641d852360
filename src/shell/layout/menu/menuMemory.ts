import type { Access } from '@/access';
import { type Platform, localStore } from '@/access/internal';

/** What the side menu remembers for a user (spec 01 §2): paths and codes only, no names. */
export interface MenuMemory {
  readonly userId: string;
  readonly path?: string;
  readonly collapsed: boolean;
}

const KEY = 'menu';

/** The memory of that user; nothing is taken over from another one or from a damaged entry. */
export function readMenuMemory(userId: string): MenuMemory {
  const stored = localStore.read(KEY);
  const fresh: MenuMemory = { userId, collapsed: false };
  if (typeof stored !== 'object' || stored === null || !('userId' in stored) || stored.userId !== userId) return fresh;
  return {
    userId,
    path: 'path' in stored && typeof stored.path === 'string' ? stored.path : undefined,
    collapsed: 'collapsed' in stored && stored.collapsed === true,
  };
}

export function writeMenuMemory(userId: string, change: Partial<Omit<MenuMemory, 'userId'>>): void {
  localStore.write(KEY, { ...readMenuMemory(userId), ...change });
}

/** Where the console opens: the item left last while it is still granted, else the first one there is. */
export function startPath(access: Access, memory: MenuMemory): string | undefined {
  if (memory.path !== undefined && access.routes.has(memory.path)) return memory.path;
  return access.platforms.find((one) => one.first !== undefined)?.first;
}

/** The platform of the open page, else of the remembered one, else the first that leads anywhere. */
export function currentPlatform(access: Access, path: string | undefined, memory: MenuMemory): Platform | undefined {
  const code = access.routes.get(path ?? '')?.platform ?? access.routes.get(memory.path ?? '')?.platform;
  return access.platforms.find((one) => one.code === code) ?? access.platforms.find((one) => one.first !== undefined);
}
