import { useStore } from 'react-admin';
import { useResource } from '@/data';

export type ListLook = 'table' | 'board';

/** How the list of a resource with a workflow is shown; remembered for each list. */
export function useListLook(): readonly [look: ListLook, setLook: (look: ListLook) => void] {
  const { resource, path } = useResource();
  const [stored, setStored] = useStore<ListLook>(`${path}.look`, 'table');
  return [resource.workflow && stored === 'board' ? 'board' : 'table', setStored];
}
