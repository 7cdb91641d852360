import { useMemo } from 'react';
import { useResource, useOwn } from '@/data';
import { readOwnViews, type OwnViews } from './ownViews';

/** The user's own views of the list, kept in this browser for him alone. */
export function useOwnViews(): readonly [own: OwnViews, keep: (own: OwnViews) => void] {
  const { resource, path } = useResource();
  const [kept, keep] = useOwn<unknown>(`${path}.views`, null);
  const own = useMemo(() => readOwnViews(resource, kept), [resource, kept]);
  return [own, keep];
}
