import { Box, LinearProgress, useMediaQuery, useTheme } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChartFrame, TablePager } from '@/charts';
import { StaleChartNotice } from '@/charts/internal';
import { failureText, useArea } from '@/data';
import { EmptyState, ErrorState, TableSkeleton } from '@/widgets';
import { useUserMemory } from '@/widgets/internal';
import type { BlockProps } from '../blockProps';
import { FormulaTip } from '../figures/FormulaTip';
import { pageExtra, pageIn } from '../firstExtra';
import { blockTable, type TableOf } from './blockTable';
import { ColumnsButton } from './ColumnsButton';
import { FigureTable } from './grid/FigureTable';
import { HEAD, ROW } from './grid/tableStyles';
import { nextSort, sortTableRows, type TableSort } from './sortTableRows';
import type { TableModel } from './tableModel';

/**
 * The page of a table, and while another is on its way the one before: turning pages moves nothing. Other parameters
 * (`asked`) begin anew, what was found for them is no answer to these.
 */
function useLastPage(model: TableModel | undefined, request: object, loading: boolean): TableModel | undefined {
  const [last, setLast] = useState({ model, request });
  if (model && last.model !== model) setLast({ model, request });
  if (model) return model;
  return loading && last.request === request ? last.model : undefined;
}

const NONE: readonly string[] = [];
const readNames = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : NONE;

/** Columns of a table that the user put away, kept for him. @param table `<report>/<block>` */
function useHiddenColumns(table: string) {
  return useUserMemory(`report.columns.${table}`, readNames);
}

/** Rows seen at once; more scroll. */
const SEEN = 12;
/** From so many columns on some can be put away. */
const CHOSEN = 6;

/**
 * Pixels of a table of so many rows: the same while it loads, with rows and without. A single one leaves room for the
 * bar it scrolls by.
 */
const heightOf = (rows: number, totals: boolean): number =>
  HEAD + Math.min(rows === 0 ? 4 : rows, SEEN) * ROW + (totals ? ROW : 0) + 2;

interface PagedTable {
  /** What is drawn of the shown table. */
  readonly drawn: TableModel | undefined;
  readonly number: number;
  /** A cloud that gives everything although it is asked for a page is shown in pages all the same. */
  readonly isCut: boolean;
}

/** The rows of one page, of a table that came whole though a page of it was asked for. */
function usePagedTable(
  shown: TableModel | undefined,
  page: ReturnType<typeof pageIn>,
  sort: TableSort | undefined,
): PagedTable {
  const isCut = page !== undefined && shown !== undefined && shown.isAll && shown.rows.length > page.size;
  const number = isCut ? Math.min(page.number, Math.ceil(shown.rows.length / page.size)) : (page?.number ?? 1);
  const drawn = useMemo(
    () =>
      isCut
        ? {
            ...shown,
            rows: sortTableRows(shown.rows, shown.columns, sort).slice((number - 1) * page.size, number * page.size),
          }
        : shown,
    [isCut, shown, sort, number, page?.size],
  );
  return { drawn, number, isCut };
}

interface NoRowsProps {
  readonly state: BlockProps<TableOf>['live']['state'];
  readonly failed: boolean;
  /** The answer is there and has no rows. */
  readonly isEmpty: boolean;
  readonly height: number;
  readonly columns: number;
}

/** What stands in the place of the rows: they are on their way, could not be had, or there are none. */
function NoRows({ state, failed, isEmpty, height, columns }: NoRowsProps) {
  const translate = useTranslate();
  if (!isEmpty && (!failed || state.loading))
    return (
      <Box sx={{ height, overflow: 'hidden' }}>
        <TableSkeleton rows={SEEN} columns={Math.min(columns, 8)} />
      </Box>
    );
  return (
    <Box sx={{ height, display: 'grid', placeContent: 'center' }}>
      {isEmpty ? (
        <EmptyState
          kind="notFound"
          title={translate('report.table.empty')}
          text={translate('report.table.emptyText')}
        />
      ) : (
        <ErrorState text={failureText(state.error, translate)} onRetry={state.onRetry} />
      )}
    </Box>
  );
}

/** The table as its user has it: without the columns he put away. */
function useShownTable({ name, block, place, live, extra }: BlockProps<TableOf>) {
  const translate = useTranslate();
  const [hidden, setHidden] = useHiddenColumns(`${place.report.name}/${name}`);
  const { data, state } = live;
  const read = useMemo(
    () => (data === undefined ? undefined : blockTable({ block, place, extra }, data, translate)),
    [data, block, place, extra, translate],
  );
  const model = useLastPage(read, place.params, state.loading);
  const shown = useMemo(
    () =>
      model && {
        ...model,
        columns: model.columns.filter((column, index) => index === 0 || !hidden.includes(column.name)),
      },
    [model, hidden],
  );
  return { model, shown, hidden, setHidden };
}

/** A table of a report: a page of the server at a time, or all rows at once, then in any order. */
export function TableBlockView(props: BlockProps<TableOf>) {
  const { block, heading, place, live, extra, setExtra } = props;
  useArea('report', 'measures', 'charts');
  const translate = useTranslate();
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [sort, setSort] = useState<TableSort>();
  const { model, shown, hidden, setHidden } = useShownTable(props);
  const { state } = live;
  const failed = state.error !== undefined && state.error !== null;
  const page = pageIn(extra);
  const { drawn, number, isCut } = usePagedTable(shown, page, sort);
  const count = isCut ? undefined : model?.rows.length;
  const height = heightOf(count ?? page?.size ?? SEEN, block.totals === true);
  const figures = shown?.columns.flatMap(({ kind, name }) => (kind === 'figure' ? [name] : [])) ?? [];
  return (
    <ChartFrame
      title={heading}
      headingId={id}
      busy={state.loading}
      figure={<FormulaTip measures={place.report.measures} shown={figures} />}
      tools={
        model &&
        model.columns.length > CHOSEN && (
          <ColumnsButton title={heading} columns={model.columns} hidden={hidden} onHidden={setHidden} />
        )
      }
    >
      <Box sx={{ position: 'relative', minWidth: 0 }}>
        {failed && model && <StaleChartNotice {...state} />}
        {state.loading && model && !failed && (
          <LinearProgress
            aria-label={translate('charts.refreshing')}
            sx={{ position: 'absolute', top: -8, left: 0, right: 0, height: 2, borderRadius: 1 }}
          />
        )}
        {drawn && shown && shown.rows.length > 0 ? (
          <FigureTable
            model={drawn}
            labelledBy={id}
            height={height}
            isPhone={isPhone}
            scope={`resources.${place.report.name}`}
            sort={shown.isAll ? sort : undefined}
            onSort={shown.isAll ? (column) => setSort((before) => nextSort(before, column)) : undefined}
          />
        ) : (
          <NoRows
            state={state}
            failed={failed}
            isEmpty={shown !== undefined}
            height={height}
            columns={block.columns.length}
          />
        )}
        {shown && page && (isCut || !shown.isAll) && (
          <TablePager
            page={number}
            pageSize={page.size}
            size={shown.size}
            onPage={(next) => setExtra({ ...extra, ...pageExtra(next, page.size) })}
          />
        )}
      </Box>
    </ChartFrame>
  );
}
