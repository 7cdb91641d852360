import { useSyncExternalStore } from 'react';
import { useOwn } from '@/data';
import type { Id } from '@/schema';
import { onOpened, wasOpened } from './openedRecords';

/** Whether lists mark the records that this user opened before; his choice for all lists. */
export function useMarksOpened(): readonly [marks: boolean, setMarks: (marks: boolean) => void] {
  const [kept, setMarks] = useOwn('list.marksOpened', true);
  return [kept !== false, setMarks];
}

/** Whether this user opened the record before; draws anew only when that changes. */
export function useIsOpened(path: string, id: Id, marks: boolean): boolean {
  return useSyncExternalStore(onOpened, () => marks && wasOpened(path, id));
}
