import { Box, Paper } from '@mui/material';
import { useContext, useEffect, useMemo, useState } from 'react';
import { useEvent } from 'react-admin';
import { hasOwnParts, ListPart, TellListContext, extraPart } from '@/data/internal';
import { lazyPart, useResource } from '@/data';
import { TableSkeleton, useIsPhone } from '@/widgets';
import { whenIdle } from '@/widgets/internal';
import { ActionHost } from '../actions/ActionHost';
import { useActionGate } from '../actions/useActionGate';
import type { OnDone } from '../actions/useActionRun';
import { useListWalk, WalkProvider } from '../walk/walk';
import { useListLook } from '../workflow/strip/useListLook';
import { ExportButton } from './ExportButton';
import type { Filters } from './cleanFilters';
import { Filtering } from './Filtering';
import { InlineProvider } from './inline/InlineContext';
import { useInline } from './inline/useInline';
import { useInlineStart } from './inline/useInlineStart';
import { useGroup } from './groups/useGroup';
import { ListBody } from './ListBody';
import { ListTop } from './ListTop';
import { keepsOrder } from './order/keepsOrder';
import { Pager } from './pages/Pager';
import { rowItems, type RowItem } from './rowItems';
import type { Scrolled } from './scroll/Scrolled';
import { createSelection, useSelected } from './selection';
import type { SelectionBarProps } from './SelectionBar';
import { SummaryAbove } from './summary/SummaryAbove';
import { RecordTable } from './table/RecordTable';
import type { TableShared } from './table/TableContext';
import { useTableShared } from './table/useTableShared';
import { useClearedSelection } from './useClearedSelection';
import { useColumns } from './useColumns';
import { useDensity } from './useDensity';
import { useFitting } from './pages/useFitting';
import { useListState } from './useListState';
import { useListTitle } from './useListTitle';

const SelectionBar = lazyPart(async () => ({ default: (await import('./SelectionBar')).SelectionBar }));
/** Only a phone has cards. */
const RecordCards = lazyPart(async () => ({ default: (await import('./RecordCards')).RecordCards }));
const OrderedRows = extraPart(() => import('./order/OrderedRows'));
const Groups = lazyPart(() => import('./groups/Groups'));
const ScrollOn = lazyPart(() => import('./scroll/ScrollOn'));
const KeptColumns = lazyPart(async () => ({ default: (await import('./cloud/KeptColumns')).KeptColumns }));
const Board = lazyPart(() => import('../workflow/board/Board'));

const NOTHING: Filters = {};
const NO_COLUMNS: readonly string[] = [];

/** So long a list stands before what is seldom needed of it is fetched, ms. */
const SETTLED = 1500;

/** The bar comes with the first tick, or while somebody reads the list. */
function Chosen(props: SelectionBarProps) {
  useEffect(() => whenIdle(() => void Promise.allSettled([SelectionBar.load()]), SETTLED), []);
  return useSelected(props.selection).length > 0 && <SelectionBar {...props} waiting={null} />;
}

interface RecordListProps {
  /** It is a part of a page: order and filters stay out of the address, and it has no views of its own. */
  readonly inPage?: boolean;
  /** Filters it always has, besides those a person sets; a field with one value has no column. */
  readonly given?: Filters;
  /** Columns that say nothing here, besides those. */
  readonly without?: readonly string[];
}

/** A list with everything around it: heading, tools, filters, rows, pages. */
export function RecordList({ inPage = false, given = NOTHING, without = NO_COLUMNS }: RecordListProps) {
  const { resource, path, views, can } = useResource();
  const Above = inPage ? undefined : views.above;
  const grouping = useGroup(inPage);
  const paged = useListState({ inPage, given, by: grouping.by });
  const [, , scrolling] = useFitting();
  const [scrolled, setScrolled] = useState<Scrolled>();
  const scrolls = scrolling && !inPage;
  const isScrolled = scrolls && scrolled?.base === paged.base && scrolled.perPage === paged.perPage && !paged.outdated;
  const list = isScrolled ? { ...paged, ...scrolled } : paged;
  const columns = useColumns(
    [...Object.keys(given).filter((name) => !Array.isArray(given[name])), ...without],
    grouping,
  );
  const { density } = useDensity();
  const title = useListTitle();
  const phone = useIsPhone();
  const [selection] = useState(createSelection);
  const bulk = useActionGate('bulk');
  const gate = useActionGate('row');
  const exports = can('export');
  const [look] = useListLook();
  const inline = useInline();
  const startInline = useInlineStart(inline);
  const rows = useMemo(() => rowItems(list.rows ?? []), [list.rows]);
  const effectiveFilters = useMemo(() => ({ ...list.filters, ...given }), [list.filters, given]);
  const first = isScrolled ? scrolled.first : list.page;
  const walk = useListWalk(list, first, rows);
  const moves = !isScrolled && grouping.by === '' && can('edit') && keepsOrder(resource, list.sort);
  const selectable = bulk.entries.length > 0 || exports;
  const shared = useTableShared({ columns, selection, selectable, gate, state: walk, moves });
  const filters = useMemo(
    () => resource.filters.filter(({ field }) => !Object.hasOwn(given, field)),
    [resource, given],
  );
  const state = resource.workflow?.state;
  /** The state stands beside the title, where the list can be filtered by it. */
  const elsewhere = useMemo(
    () => new Set(filters.flatMap(({ field }) => (field === state ? [field] : []))),
    [filters, state],
  );
  const filterText = JSON.stringify(list.filters);
  useClearedSelection(selection, filterText);
  useEffect(() => selection.renew(rows), [selection, rows]);
  const isToTell = useContext(TellListContext) !== undefined;
  const onDone = useEvent<Parameters<OnDone>, void>((_entry, ids) => selection.remove(ids));

  const drawn = (lines: readonly RowItem[], own: TableShared) =>
    phone ? (
      <div>
        <RecordCards
          label={title}
          rows={rows}
          lines={lines}
          shared={own}
          total={list.total}
          outdated={list.outdated}
          waiting={<TableSkeleton columns={1} />}
        />
        {moves && <OrderedRows list={list} rows={rows} />}
      </div>
    ) : (
      <InlineProvider value={inline}>
        <div {...startInline}>
          <RecordTable
            label={title}
            rows={rows}
            lines={lines}
            shared={own}
            density={density}
            sort={list.sort}
            total={list.total}
            outdated={list.outdated}
            onSort={list.setSort}
          />
          {moves && <OrderedRows list={list} rows={rows} />}
        </div>
      </InlineProvider>
    );
  const page = (
    <ActionHost onDone={onDone}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        <ListTop
          inPage={inPage}
          phone={phone}
          columns={columns}
          drawn={shared.columns}
          records={list.rows}
          effectiveFilters={effectiveFilters}
          filters={list.filters}
          sort={list.sort}
          perPage={list.perPage}
          total={list.total}
          outdated={list.outdated}
          listKey={list.listKey}
          refresh={list.refresh}
          refreshQuietly={list.refreshQuietly}
          setFilters={list.setFilters}
          showsStates={elsewhere.size > 0}
        />
        {Above && <Above />}
        {!inPage && resource.table && <KeptColumns table={resource.table} waiting={null} />}
        <Paper variant="outlined" sx={{ overflow: 'hidden', minWidth: 0 }}>
          <SummaryAbove effectiveFilters={effectiveFilters} />
          <Filtering search filters={filters} applied={list.filters} elsewhere={elsewhere} onApply={list.setFilters} />
          <Chosen selection={selection} found={{ filters: effectiveFilters, sort: list.sort, total: list.total, rows }}>
            {(records) =>
              exports && (
                <ExportButton filters={effectiveFilters} sort={list.sort} columns={shared.columns} records={records} />
              )
            }
          </Chosen>
          {look === 'board' ? (
            <Board
              filters={effectiveFilters}
              sort={list.sort}
              gate={gate}
              columns={shared.columns.map(({ name }) => name)}
              waiting={<TableSkeleton columns={4} />}
            />
          ) : (
            <ListBody
              count={list.rows?.length}
              error={list.error}
              stale={list.stale}
              queryKey={list.listKey}
              applied={list.filters}
              columns={columns.shown.length}
              onRetry={list.refresh}
              onReset={() => list.setFilters({})}
            >
              {grouping.by === '' ? (
                drawn(rows, shared)
              ) : (
                <Groups
                  grouping={grouping}
                  rows={rows}
                  total={list.total}
                  sort={list.sort}
                  shared={shared}
                  phone={phone}
                  perPage={list.perPage}
                  setPerPage={list.setPerPage}
                  waiting={<TableSkeleton columns={columns.shown.length} />}
                >
                  {drawn}
                </Groups>
              )}
              <Pager
                page={list.page}
                first={first}
                perPage={list.perPage}
                total={list.total}
                count={rows.length}
                fits={!inPage}
                {...(scrolls && {
                  scrolls: (line) => (
                    <ScrollOn list={paged} rows={rows} line={line} onChange={setScrolled} waiting={null} />
                  ),
                })}
                setPage={list.setPage}
                setPerPage={list.setPerPage}
              />
            </ListBody>
          )}
        </Paper>
      </Box>
    </ActionHost>
  );
  const walked = <WalkProvider value={walk}>{page}</WalkProvider>;
  if (!isToTell && !hasOwnParts(resource, views)) return walked;
  return (
    <ListPart path={path} list={list} selection={selection} given={given} title={title} waiting={<TableSkeleton />}>
      {walked}
    </ListPart>
  );
}
