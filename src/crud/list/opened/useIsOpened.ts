import { useSyncExternalStore } from 'react';
import type { Id } from '@/schema';
import { onOpened, wasOpened } from './openedRecords';

/** Whether this user opened the record before; draws anew only when that changes. */
export function useIsOpened(path: string, id: Id, marks: boolean): boolean {
  return useSyncExternalStore(onOpened, () => marks && wasOpened(path, id));
}
