import { useMemo } from 'react';
import { useEvent, useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useNearestResource } from '@/data/internal';
import { readLook, type LookParams } from './lookParams';

/**
 * The looks that the list's address carries, and the way to change them there. An empty address stands for what the
 * list was left with.
 */
export function useLook(): readonly [look: LookParams, change: (part: Readonly<Record<string, string>>) => void] {
  const path = useNearestResource()?.path ?? '';
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [left] = useStore<unknown>(`${path}.listParams`);
  const look = useMemo(
    () => (search.length > 1 ? readLook(Object.fromEntries(new URLSearchParams(search))) : readLook(left)),
    [search, left],
  );
  const change = useEvent((part: Readonly<Record<string, string>>) => {
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(part)) params.set(name, value);
    if (part.group === '') params.delete('group');
    void navigate({ search: `?${params.toString()}` }, { replace: true, state });
  });
  return [look, change];
}
