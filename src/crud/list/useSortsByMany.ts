import { sortsByMany } from '@/data/sortParams';
import { useResource } from '@/data/ResourceContext';

/** Whether the list can be ordered by several fields at once. */
export function useSortsByMany(): boolean {
  const { resource } = useResource();
  return sortsByMany(resource);
}
