import { sortsByMany } from '@/data/lists/sortParams';
import { useResource } from '@/data/registry/ResourceContext';

/** Whether the list can be ordered by several fields at once. */
export function useSortsByMany(): boolean {
  const { resource } = useResource();
  return sortsByMany(resource);
}
