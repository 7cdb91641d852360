import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { type ConsoleDataProvider, useResource } from '@/data';
import type { AnyRecord, Id } from '@/schema';
import { detailPath, editPath } from '../paths';
import { besideIn, beyond, placeIn, readWalk } from './readWalk';
import { useCarriedWalk, type Walk } from './walk';

/** A page of the list that was just on view need not be asked for again, ms. */
const FRESH = 30_000;

/** The records before and after one within the list it was opened from; undefined where it was opened elsewhere. */
export function useWalk(id: Id, view: 'detail' | 'edit') {
  const { path } = useResource();
  const client = useQueryClient();
  const provider = useDataProvider<ConsoleDataProvider>();
  const navigate = useNavigate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const walk = readWalk(useCarriedWalk(), id);
  if (!walk) return undefined;
  const place = placeIn(walk, id);
  const total = walk.total === undefined ? undefined : Math.max(walk.total, place);

  const open = (next: Walk, to: Id) =>
    navigate(view === 'edit' ? editPath(path, to) : detailPath(path, to), { state: { walk: JSON.stringify(next) } });
  const pageBeside = async (step: 1 | -1): Promise<Walk> => {
    const { filter, sort, pagination } = walk;
    const pages = Math.max(1, Math.ceil(walk.ids.length / pagination.perPage)); // several where a list is scrolled on
    const page = step === 1 ? pagination.page + pages : pagination.page - 1;
    const request = { pagination: { ...pagination, page }, sort, filter };
    const answer = await client.fetchQuery({
      queryKey: [path, 'getList', request],
      queryFn: async ({ signal }) => provider.getList<AnyRecord>(path, { ...request, signal }),
      staleTime: FRESH,
    });
    const ids = answer.data.map((one) => one.id);
    return { ...request, ids, total: answer.pageInfo ? undefined : answer.total };
  };
  const go = async (step: 1 | -1) => {
    const beside = besideIn(walk, id, step);
    if (beside !== undefined) {
      await open(walk, beside);
      return;
    }
    setBusy(true);
    try {
      const next = await pageBeside(step);
      const to = beyond(walk, next.ids, step);
      if (to === undefined) notify(step === 1 ? 'lists.walk.last' : 'lists.walk.first', { type: 'info' });
      else await open(next, to);
    } catch {
      // the wire told why
    } finally {
      setBusy(false);
    }
  };
  return {
    place,
    total,
    busy,
    hasPrevious: place > 1,
    hasNext: total === undefined || place < total,
    go: (step: 1 | -1) => void go(step),
  };
}
