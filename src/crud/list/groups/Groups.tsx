import { Box } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import { useEvent } from 'react-admin';
import { sortInMemory, useArea, useOwn, useResource } from '@/data';
import { sortsByMany, sortKeys } from '@/data/internal';
import type { RowItem } from '../rowItems';
import type { SortState } from '../sortState';
import type { TableShared } from '../table/TableContext';
import { FoldContext } from './FoldContext';
import { groupedSort, groupField, groupParts } from './groupBy';
import { groupLines, groupsOf, rowsInOrder } from './groupRows';
import { groupStyles } from './groupStyles';
import { GroupNote } from './GroupNote';
import HeadCard from './HeadCard';
import HeadRow from './HeadRow';
import type { Grouping } from './useGroup';

/** So many closed groups of a list are remembered. */
const MOST_CLOSED = 200;

interface GroupsProps {
  readonly grouping: Grouping;
  readonly rows: readonly RowItem[];
  /** So many rows the list has; undefined where nobody counts them. */
  readonly total: number | undefined;
  readonly sort: SortState;
  readonly shared: TableShared;
  /** They are cards. */
  readonly phone: boolean;
  readonly perPage: number;
  setPerPage(perPage: number): void;
  /** Draws the lines: heads, and rows of groups that are open. */
  children(lines: readonly RowItem[], shared: TableShared): ReactNode;
}

/** The closed groups of a list, remembered for what it is grouped by. */
function useClosed(by: string) {
  const { path } = useResource();
  const [kept, keep] = useOwn<unknown>(`${path}.closed`, null);
  const closed = useMemo(() => {
    const texts = Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
    return new Set(texts[0] === by ? texts.slice(1) : []);
  }, [kept, by]);
  return [closed, (keys: readonly string[]) => keep([by, ...keys.slice(-MOST_CLOSED)])] as const;
}

/** The order of a person within the groups, where the service sorts by the field of the groups alone. */
function useOrdered(rows: readonly RowItem[], sort: SortState, by: string): readonly RowItem[] {
  const { resource } = useResource();
  return useMemo(() => {
    const own = sortKeys(sort).filter(({ field }) => !groupParts(by).map(groupField).includes(field));
    if (groupedSort(resource, sort, by) === sort || sortsByMany(resource) || own.length === 0) return rows;
    const records = rows.map(({ record }) => record);
    const [first, ...then] = own;
    return first ? rowsInOrder(rows, sortInMemory(records, { ...first, then })) : rows;
  }, [rows, sort, by, resource]);
}

/** A list in groups: over the rows that are there. */
export default function Groups({
  grouping,
  rows,
  total,
  sort,
  shared,
  phone,
  perPage,
  setPerPage,
  children,
}: GroupsProps) {
  useArea('lists');
  const { by } = grouping;
  const [closed, close] = useClosed(by);
  const groups = useMemo(() => groupsOf(rows, by), [rows, by]);
  const ordered = useOrdered(rows, sort, by);
  const lines = useMemo(() => {
    const own = ordered === rows ? groups : groupsOf(ordered, by);
    const of = new Map(own.map((group) => [group.key, group]));
    return groupLines(
      groups.map((group) => of.get(group.key) ?? group),
      closed,
    );
  }, [groups, ordered, rows, by, closed]);
  const toggle = useEvent((key: string) =>
    close(closed.has(key) ? [...closed].filter((one) => one !== key) : [...closed, key]),
  );
  const folding = useMemo(() => ({ by, toggle }), [by, toggle]);
  const own = useMemo(() => ({ ...shared, head: phone ? HeadCard : HeadRow }), [shared, phone]);
  const isOpen = groups.some(({ key }) => !closed.has(key));
  return (
    <FoldContext value={folding}>
      <GroupNote
        groups={groups.length}
        rows={rows.length}
        total={total}
        perPage={perPage}
        isOpen={isOpen}
        onFold={() => close(isOpen ? groups.map(({ key }) => key) : [])}
        onMore={setPerPage}
        onEnd={() => grouping.set('')}
      />
      <Box sx={groupStyles}>{children(lines, own)}</Box>
    </FoldContext>
  );
}
