import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { type ConsoleDataProvider, useResource } from '@/data';
import { formatNumber } from '@/schema';
import type { Filters } from '../cleanFilters';
import { readAll } from '../export/readAll';
import { rowItems, type RowItem } from '../rowItems';
import type { Selection } from '../selection';
import type { SortState } from '../useListState';

/** So many records are chosen at once at most: each of them may be a call of its own. */
export const MOST_SELECTED = 10_000;

/** What a list finds, of which all can be chosen. */
export interface FoundRecords {
  readonly filters: Filters;
  readonly sort: SortState;
  /** Undefined where nobody counts them. */
  readonly total: number | undefined;
  /** Those on view. */
  readonly rows: readonly RowItem[];
}

interface Reading {
  readonly done: number;
  readonly total: number | undefined;
}

/** Chooses all that a list finds: it is read page by page first. Undefined `reading`: nothing is being read. */
export function useSelectAll(selection: Selection, { filters, sort, rows }: FoundRecords) {
  const { path } = useResource();
  const provider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const [reading, setReading] = useState<Reading>();
  const [taken, setTaken] = useState(false);
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const take = async () => {
    const { signal } = (control.current = new AbortController());
    setReading({ done: 0, total: undefined });
    try {
      const found = await readAll({
        provider,
        path,
        filters,
        sort,
        signal,
        most: MOST_SELECTED,
        confirmMany: async () => true,
        onProgress: (done, total) => setReading({ done, total }),
      });
      if (!found) return;
      selection.set(rowItems(found.records), true);
      setTaken(true);
      if (found.total === undefined)
        notify('lists.all.most', { type: 'warning', messageArgs: { count: formatNumber(MOST_SELECTED) } });
    } catch {
      if (!signal.aborted) notify('lists.all.failed', { type: 'warning' }); // the wire told why
    } finally {
      setReading(undefined);
    }
  };
  return {
    reading,
    /** All of them were chosen; some may have been given up since. */
    taken,
    take,
    stop: () => control.current?.abort(),
    onlyPage: () => {
      const shown = new Set(rows.map(({ record }) => record.id));
      selection.remove(selection.records().flatMap(({ id }) => (shown.has(id) ? [] : [id])));
      selection.set(rows, true);
      setTaken(false);
    },
  };
}
