import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useCallback, useId, useMemo, useRef, type RefObject } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { textContext } from '@/fields';
import { isEmpty } from '@/schema';
import {
  copyText,
  heightOf,
  widthOf,
  type Area,
  type Cell,
  columnEdges,
  revealColumn,
  revealRow,
  Spacer,
  useTableWindow,
} from '@/widgets/internal';
import type { FigureRow } from '../../answer/readRows';
import { sortTableRows, type TableSort } from '../sortTableRows';
import type { TableColumn, TableModel } from '../tableModel';
import { tableColumnWidths, type WordsOf } from './tableColumnWidths';
import { copiedText } from './copiedText';
import { GridHead } from './GridHead';
import { FigureTableRow } from './FigureTableRow';
import { tableStyles, HEAD, PHONE_FIRST, ROW } from './tableStyles';
import { GridTotal } from './GridTotal';
import { cellId, rowMark } from './rowMark';
import { useGridKeys } from './useGridKeys';

interface FigureGridProps {
  readonly model: TableModel;
  readonly labelledBy: string;
  /** Pixels of the part that scrolls. */
  readonly height: number;
  readonly isPhone: boolean;
  /** i18n base of the fields' texts. */
  readonly scope: string;
  readonly sort: TableSort | undefined;
  /** Absent where only the server knows all rows. */
  readonly onSort?: ((column: TableColumn) => void) | undefined;
}

/** Up to so many rows are all drawn. */
const ALL = 60;

/** The words of a value as they are drawn and copied. */
function useWords(scope: string, locale: string): WordsOf {
  const translate = useTranslate();
  return useCallback<WordsOf>(
    (record, { name, field }) =>
      record.$texts?.[name] ??
      (isEmpty(record[name])
        ? ''
        : field.type.text(record[name], field.options, {
            ...textContext(translate, locale, scope, name, field),
            record,
          })),
    [translate, locale, scope],
  );
}

/** What of the table is on view, px of its parts, and the way to bring another cell there. */
function useGridView(box: RefObject<HTMLElement | null>, count: number, { height, widths, withTotal }: GridSizes) {
  const edges = useMemo(() => columnEdges(widths), [widths]);
  const {
    rows: [top, end],
    columns: [from, to],
  } = useTableWindow(box, { count, rowHeight: ROW, height, all: ALL, edges });
  const [firstWidth, width] = [edges[1] ?? 0, edges.at(-1) ?? 0];
  const [left, right] = [(edges[from] ?? firstWidth) - firstWidth, width - (edges[to] ?? width)];
  const reveal = ({ row, column }: Cell) => {
    if (row < count) revealRow(box.current, row, ROW, { start: HEAD, end: withTotal ? ROW : 0 });
    const reach = { start: (edges[column] ?? 0) - firstWidth, end: (edges[column + 1] ?? 0) - firstWidth };
    if (column > 0) revealColumn(box.current, reach, { start: firstWidth });
  };
  return { top, end, firstWidth, width, left, right, drawn: { from, to, before: left > 0, after: right > 0 }, reveal };
}

interface GridSizes {
  readonly height: number;
  readonly widths: readonly number[];
  readonly withTotal: boolean;
}

/** Puts cells on the clipboard as they are drawn; those out of sight by their words. */
function useGridCopy(model: TableModel, rows: readonly FigureRow[], id: string, textOf: WordsOf) {
  const translate = useTranslate();
  const notify = useNotify();
  const wordsOf = ({ record }: FigureRow, column: Extract<TableColumn, { kind: 'field' }>): string => {
    const row = rows.findIndex((one) => one.record === record);
    const place = model.columns.findIndex(({ name }) => name === column.name);
    const shown = document.getElementById(cellId(id, row, place))?.textContent;
    return shown ? shown : textOf(record, column);
  };
  return async (area: Area) => {
    const done = await copyText(
      copiedText({ model, rows, area, totalLabel: translate('report.table.total'), wordsOf }),
    );
    notify(done ? 'widgets.copied' : 'widgets.copyRefused', { type: done ? 'success' : 'warning' });
  };
}

/** What is said of the table to those who hear it. */
function GridWords({ id, selected }: { readonly id: string; readonly selected: Area | undefined }) {
  const translate = useTranslate();
  const count = selected && { rows: heightOf(selected), columns: widthOf(selected) };
  return (
    <>
      <Box id={`${id}-hint`} sx={visuallyHidden}>
        {translate('report.table.hint')}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {count && count.rows * count.columns > 1 && translate('report.table.selected', count)}
      </Box>
    </>
  );
}

/** The columns that are drawn, with room for those beyond either side. */
function GridColumns({ view, widths, names }: GridColumnsProps) {
  const { from, to, before, after } = view.drawn;
  return (
    <colgroup>
      <col style={{ width: view.firstWidth }} />
      {before && <col style={{ width: view.left }} />}
      {widths.slice(from, to).map((one, index) => (
        <col key={names[from + index]} style={{ width: one }} />
      ))}
      {after && <col style={{ width: view.right }} />}
    </colgroup>
  );
}

interface GridColumnsProps {
  readonly view: ReturnType<typeof useGridView>;
  readonly widths: readonly number[];
  readonly names: readonly string[];
}

interface GridBodyProps {
  readonly rows: readonly FigureRow[];
  readonly view: ReturnType<typeof useGridView>;
  readonly model: TableModel;
  readonly id: string;
  readonly scope: string;
  readonly locale: string;
  readonly selection: ReturnType<typeof useGridKeys>['selection'];
}

/** The rows on view. */
function GridBody({ rows, view: { top, end, drawn }, selection, ...shared }: GridBodyProps) {
  return (
    <tbody>
      <Spacer rows={top} rowHeight={ROW} />
      {rows.slice(top, end).map((row, index) => (
        <FigureTableRow
          key={top + index}
          row={row}
          place={top + index}
          {...shared}
          {...drawn}
          {...rowMark(selection, top + index)}
        />
      ))}
      <Spacer rows={rows.length - end} rowHeight={ROW} />
    </tbody>
  );
}

const boxStyles = {
  overflow: 'auto',
  borderBlock: 1,
  borderColor: 'divider',
  overflowAnchor: 'none',
  position: 'relative',
  '&:has(table:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '1px' },
} as const;

/**
 * Rows of figures to be read, compared and copied: headings, sums and first column stay in view; a cursor goes by arrow
 * keys, what is selected is copied for spreadsheets. Only what is on view is drawn.
 */
export function FigureTable({ model, labelledBy, height, isPhone, scope, sort, onSort }: FigureGridProps) {
  const locale = useLocale() ?? 'en';
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const { columns, total } = model;
  const rows = useMemo(() => sortTableRows(model.rows, columns, sort), [model.rows, columns, sort]);
  const textOf = useWords(scope, locale);
  const widths = useMemo(
    () =>
      tableColumnWidths(model, locale, textOf).map((width, place) =>
        place === 0 && isPhone ? Math.min(width, PHONE_FIRST) : width,
      ),
    [model, locale, textOf, isPhone],
  );
  const view = useGridView(box, rows.length, { height, widths, withTotal: total !== undefined });
  const { drawn } = view;
  const open = ({ row, column }: Cell) => {
    const heading = columns[column];
    if (row < 0 && heading) onSort?.(heading);
    else
      document
        .getElementById(cellId(id, row, column))
        ?.querySelector<HTMLElement>('a, button')
        ?.click();
  };
  const copy = useGridCopy(model, rows, id, textOf);
  const { selection, handlers } = useGridKeys({
    size: { rows: rows.length + (total ? 1 : 0), columns: columns.length, first: -1 },
    page: Math.max(1, Math.floor((height - HEAD) / ROW) - 2),
    table,
    reveal: view.reveal,
    open,
    copy: (area) => void copy(area),
  });
  return (
    <Box ref={box} sx={{ ...boxStyles, height }}>
      <Box
        component="table"
        ref={table}
        role="grid"
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-describedby={`${id}-hint`}
        aria-multiselectable
        aria-rowcount={rows.length + (total ? 2 : 1)}
        aria-colcount={columns.length}
        aria-activedescendant={selection && cellId(id, selection.head.row, selection.head.column)}
        {...handlers}
        sx={tableStyles}
        style={{ width: view.width }}
      >
        <GridColumns view={view} widths={widths} names={columns.map(({ name }) => name)} />
        <GridHead columns={columns} id={id} sort={sort} onSort={onSort} {...drawn} {...rowMark(selection, -1)} />
        <GridBody rows={rows} view={view} model={model} id={id} scope={scope} locale={locale} selection={selection} />
        {total && (
          <GridTotal
            columns={columns}
            total={total}
            place={rows.length}
            id={id}
            locale={locale}
            {...drawn}
            {...rowMark(selection, rows.length)}
          />
        )}
      </Box>
      <GridWords id={id} selected={selection?.area} />
    </Box>
  );
}
