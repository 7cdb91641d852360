import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { reportKey } from '@/report';
import { pvCalls } from '../calls';
import type { Place, TopologyNode } from '../topology/readTopology';

const NOTHING: ReadonlyMap<string, Place> = new Map();

/**
 * Places that were changed and not saved yet. Saving sends each of them; those the cloud took are forgotten, a failure
 * leaves the others.
 */
export function usePlaces(pictureId: string) {
  const client = useQueryClient();
  const notify = useNotify();
  const [changed, setChanged] = useState(NOTHING);
  const save = useMutation({
    mutationFn: async (nodes: readonly TopologyNode[]) => {
      for (const { id, locationId } of nodes) {
        const place = changed.get(id);
        if (!place) continue;
        await (locationId === undefined
          ? pvCalls.placeDevice({ deviceId: id, pictureId, ...place }, { quiet: true })
          : pvCalls.moveDevice({ id: locationId, deviceId: id, pictureId, ...place }, { quiet: true }));
        setChanged((old) => new Map([...old].filter(([one]) => one !== id)));
      }
    },
    onSuccess: () => notify('pvLocation.saved', { type: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: reportKey({ name: 'pv/location-device' }) }),
  });
  return {
    changed,
    move: (id: string, place: Place) => setChanged((old) => new Map(old).set(id, place)),
    discard: () => setChanged(NOTHING),
    save,
  };
}
