import { useState } from 'react';
import { useStore } from 'react-admin';
import { currentSession } from '@/access';

/**
 * What a person arranged for himself (columns, how times are shown): kept in this browser for that user alone, also
 * over a sign-out. Never for records or their values.
 *
 * @param otherwise what holds until something is kept; what is read may be of an older build, so check it
 * @example const [clock, setClock] = useOwn<unknown>('depot.clock', 'site')
 * @public
 */
export function useOwn<T>(key: string, otherwise: T): [T, (value: T) => void] {
  const [userId] = useState(() => currentSession()?.userId ?? '');
  return useStore<T>(`own.${userId}.${key}`, otherwise);
}
