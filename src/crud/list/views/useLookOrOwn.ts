import { useMemo } from 'react';
import { useEvent } from 'react-admin';
import { fromJson } from './lookParams';
import { useLook } from './useLook';

/**
 * Something about the looks of a list: that of the view or link the address carries, which is then changed there, else
 * the user's own. `own` is a pair as `useOwn` gives it; the setter is stable. What is read may be anything, so check
 * it.
 */
export function useLookOrOwn<T>(
  name: 'columns' | 'density',
  [kept, keep]: readonly [T, (value: T) => void],
): readonly [unknown, (value: T) => void] {
  const [look, change] = useLook();
  const carried = look[name];
  const read = useMemo(() => (name === 'columns' ? fromJson(carried) : carried), [name, carried]);
  const set = useEvent((value: T) => {
    if (carried === undefined) keep(value);
    else change({ [name]: typeof value === 'string' ? value : JSON.stringify(value) });
  });
  return [carried === undefined ? kept : read, set];
}
