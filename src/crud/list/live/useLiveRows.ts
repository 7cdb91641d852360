import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { openLive } from '@/data/internal';
import { useResource } from '@/data';
import { objectOf, type AnyRecord, type LiveSpec, type Resource } from '@/schema';
import { sameValue } from '../../form/sameValue';
import { isBusy } from '../refresh/isBusy';
import { askSeldom } from './askSeldom';
import { patchRecord, toldRecord } from './patchRecord';

/** So long events are gathered, in ms: a hundred at once are drawn once. */
const GATHERED = 200;
/** As many are no longer read one by one: the list is asked for. */
const MOST = 500;

interface LiveRows {
  readonly live: LiveSpec;
  /** What is asked for, as the cache knows it. */
  readonly queryKey: QueryKey;
  readonly paused: boolean;
  /** Asks again without a toast when it fails. */
  refresh(): void;
}

interface Shown {
  readonly data: readonly AnyRecord[];
}

/** Rows of a list in the cache; a tree keeps its nodes otherwise. */
const isShown = (value: unknown): value is Shown =>
  typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data);

/** Fields that decide which rows a list shows, and where. */
function decisive({ search }: Resource, queryKey: QueryKey): ReadonlySet<string> {
  const { sort, filter } = objectOf(queryKey.at(-1));
  const { field, then } = objectOf(sort);
  const sorted = [field, ...(Array.isArray(then) ? then : []).map((one) => objectOf(one).field)];
  const filtered = Object.keys(objectOf(filter));
  const searched = search && filtered.includes(search.param) ? search.in : [];
  return new Set([...filtered, ...searched, ...sorted.filter((name) => typeof name === 'string')]);
}

/**
 * Lets the rows of a list change as their records do: those that an event tells in place, all others by seldom again.
 * Nothing changes under somebody's hands. Returns whether changes are told now.
 */
export function useLiveRows({ live, queryKey, paused, refresh }: LiveRows): boolean {
  const { resource } = useResource();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);

  /** Whether the list has to be asked for besides. */
  const apply = useEffectEvent((events: readonly unknown[]): boolean => {
    const shown = client.getQueryData(queryKey);
    if (!isShown(shown) || resource.tree || events.length > MOST) return true;
    const deciding = decisive(resource, queryKey);
    const rows = new Map(shown.data.map((record) => [record.id, record]));
    let isIncomplete = false;
    for (const data of events) {
      const told = toldRecord(resource, live.by, data);
      const before = told && rows.get(told.id);
      const after = told && before && patchRecord(resource, before, told.row);
      if (after) rows.set(after.id, after);
      isIncomplete ||= !before || !after || [...deciding].some((name) => !sameValue(before[name], after[name]));
    }
    client.setQueryData(queryKey, { ...shown, data: shown.data.map((record) => rows.get(record.id) ?? record) });
    return isIncomplete;
  });
  const ask = useEffectEvent(() => refresh());

  useEffect(() => {
    if (paused) return undefined;
    const seldom = askSeldom(() => ask(), isBusy);
    let gathered: unknown[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = () => {
      timer = isBusy() ? setTimeout(take, GATHERED) : undefined;
      if (timer !== undefined) return;
      const events = gathered;
      gathered = [];
      if (apply(events)) seldom.want();
    };
    const close = openLive(resource, live, {
      onOpen: (again) => {
        setOpen(true);
        if (again) seldom.want();
      },
      onClose: () => setOpen(false),
      onEvent: (data) => {
        if (gathered.length <= MOST) gathered.push(data);
        timer ??= setTimeout(take, GATHERED);
      },
    });
    return () => {
      close();
      clearTimeout(timer);
      seldom.stop();
    };
  }, [resource, live, paused]);
  return isOpen;
}
