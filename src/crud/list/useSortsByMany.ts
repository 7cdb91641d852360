import { sortsByMany } from '@/data/internal';
import { useResource } from '@/data';

/** Whether the list can be ordered by several fields at once. */
export function useSortsByMany(): boolean {
  const { resource } = useResource();
  return sortsByMany(resource);
}
