import { localStore } from '@/access/internal';

const KEY = 'shortcuts';

/** Whether shortcuts of one key work. They can be turned off: speech input presses keys by the dozen (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return localStore.read(KEY) !== false;
}

export function chooseSingleKeys(on: boolean): void {
  localStore.write(KEY, on);
}
