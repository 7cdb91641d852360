import { useMemo } from 'react';
import { useOwn, useResource } from '@/data';
import type { Column } from '@/schema';
import { arrangeColumns, type ArrangedColumn } from './columns/arrangeColumns';
import { PLAIN_LAYOUT, readLayout, type ColumnLayout } from './columns/ColumnLayout';
import type { Grouping } from './groups/useGroup';
import { useLookOrOwn } from './views/useLookOrOwn';

/** The columns of a list as a person arranged them. The same object until something of it changes. */
export interface ColumnChoice {
  /** All columns of the schema, in its order. */
  readonly all: readonly Column[];
  /** All of them as they are arranged now, those out of view too. */
  readonly arranged: readonly ArrangedColumn[];
  /** Those on view, pinned ones at their sides. */
  readonly shown: readonly ArrangedColumn[];
  readonly layout: ColumnLayout;
  /** By what the rows are grouped; absent where they cannot be, as in a tree. */
  readonly grouping?: Grouping;
  setLayout(layout: ColumnLayout): void;
  /** Back to what the schema shows. */
  reset(): void;
}

/**
 * The columns a person sees: those of the schema, but for what he arranged otherwise. Remembered for user and resource.
 *
 * @param given fields that are the same in all rows: they have no column
 * @param grouping by what they are grouped, where that can be chosen
 */
export function useColumns(given: readonly string[] = [], grouping?: Grouping): ColumnChoice {
  const { resource, path } = useResource();
  const [kept, setLayout] = useLookOrOwn('columns', useOwn<ColumnLayout>(`${path}.columns`, PLAIN_LAYOUT));
  const without = given.join();
  return useMemo(() => {
    const layout = readLayout(kept);
    const all = resource.columns.filter(({ field }) => !without.split(',').includes(field));
    const arranged = arrangeColumns(all, layout);
    return {
      all,
      arranged,
      shown: arranged.filter(({ shown }) => shown),
      layout,
      setLayout,
      ...(grouping && { grouping }),
      reset: () => setLayout(PLAIN_LAYOUT),
    };
  }, [resource, kept, setLayout, without, grouping]);
}
