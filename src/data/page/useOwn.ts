import { useState } from 'react';
import { useStore } from 'react-admin';
import { currentSession } from '@/access';

/** Where the store keeps what a person arranged for himself. */
export const ownKey = (userId: string, key: string): string => `own.${userId}.${key}`;

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
  return useStore<T>(ownKey(userId, key), otherwise);
}
