import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useCallback, useId, useMemo, useRef } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { textContext } from '@/fields/useTextContext';
import { isEmpty } from '@/schema';
import { copyText } from '@/widgets/copyText';
import type { FigureRow } from '../../answer/readRows';
import { sortTableRows, type TableSort } from '../sortTableRows';
import type { TableColumn, TableModel } from '../tableModel';
import { columnEdges } from './columnRange';
import { tableColumnWidths, type WordsOf } from './tableColumnWidths';
import { copiedText } from './copiedText';
import { GridHead } from './GridHead';
import { FigureTableRow } from './FigureTableRow';
import { tableStyles, HEAD, PHONE_FIRST, ROW } from './tableStyles';
import { GridTotal } from './GridTotal';
import { cellId, rowMark } from './rowMark';
import { bounds, type Cell, type Selection } from './cellSelection';
import { useGridKeys } from './useGridKeys';
import { useGridWindow } from './useGridWindow';

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

/**
 * Rows of figures to be read, compared and copied: headings, sums and first column stay in view; a cursor goes by arrow
 * keys, what is selected is copied for spreadsheets. Only what is on view is drawn.
 */
export function FigureTable({ model, labelledBy, height, isPhone, scope, sort, onSort }: FigureGridProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const notify = useNotify();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const { columns, total } = model;
  const rows = useMemo(() => sortTableRows(model.rows, columns, sort), [model.rows, columns, sort]);
  const textOf = useCallback<WordsOf>(
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
  const widths = useMemo(
    () =>
      tableColumnWidths(model, locale, textOf).map((width, place) =>
        place === 0 && isPhone ? Math.min(width, PHONE_FIRST) : width,
      ),
    [model, locale, textOf, isPhone],
  );
  const edges = useMemo(() => columnEdges(widths), [widths]);
  const {
    rows: [top, end],
    columns: [from, to],
  } = useGridWindow(box, { count: rows.length, rowHeight: ROW, height, edges });
  const [firstWidth, width] = [edges[1] ?? 0, edges.at(-1) ?? 0];
  const [left, right] = [(edges[from] ?? firstWidth) - firstWidth, width - (edges[to] ?? width)];
  const drawn = { from, to, before: left > 0, after: right > 0 };
  const last = rows.length - (total ? 0 : 1);

  const reveal = ({ row, column }: Cell) => {
    const element = box.current;
    if (!element) return;
    const [bottomEdge, rightEdge] = [element.clientHeight - (total ? ROW : 0), element.clientWidth];
    const y = HEAD + row * ROW;
    if (row >= 0 && row < rows.length)
      element.scrollTop = Math.min(Math.max(element.scrollTop, y + ROW - bottomEdge), y - HEAD);
    const [start, stop] = [edges[column] ?? 0, edges[column + 1] ?? 0];
    if (column > 0) element.scrollLeft = Math.min(Math.max(element.scrollLeft, stop - rightEdge), start - firstWidth);
  };
  const open = ({ row, column }: Cell) => {
    const heading = columns[column];
    if (row < 0 && heading) onSort?.(heading);
    else
      document
        .getElementById(cellId(id, row, column))
        ?.querySelector<HTMLElement>('a, button')
        ?.click();
  };
  const wordsOf = ({ record }: FigureRow, column: Extract<TableColumn, { kind: 'field' }>): string => {
    const shown = document.getElementById(
      cellId(
        id,
        rows.findIndex((one) => one.record === record),
        columns.findIndex(({ name }) => name === column.name),
      ),
    )?.textContent;
    return shown ? shown : textOf(record, column);
  };
  const copy = async (selection: Selection) => {
    const done = await copyText(
      copiedText({ model, rows, selection, totalLabel: translate('report.table.total'), wordsOf }),
    );
    notify(done ? 'widgets.copied' : 'widgets.copyRefused', { type: done ? 'success' : 'warning' });
  };
  const size = { last, columns: columns.length, page: Math.max(1, Math.floor((height - HEAD) / ROW) - 2) };
  const { selection, handlers } = useGridKeys({ size, table, reveal, open, copy: (chosen) => void copy(chosen) });
  const chosen = selection && bounds(selection);
  const count = chosen && { rows: chosen.bottom - chosen.top + 1, columns: chosen.right - chosen.left + 1 };
  return (
    <Box
      ref={box}
      sx={{
        height,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflowAnchor: 'none',
        position: 'relative',
        '&:has(table:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '1px' },
      }}
    >
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
        aria-activedescendant={selection && cellId(id, selection.end.row, selection.end.column)}
        {...handlers}
        sx={tableStyles}
        style={{ width }}
      >
        <colgroup>
          <col style={{ width: firstWidth }} />
          {drawn.before && <col style={{ width: left }} />}
          {widths.slice(from, to).map((one, index) => (
            <col key={columns[from + index]?.name} style={{ width: one }} />
          ))}
          {drawn.after && <col style={{ width: right }} />}
        </colgroup>
        <GridHead columns={columns} id={id} sort={sort} onSort={onSort} {...drawn} {...rowMark(selection, -1)} />
        <tbody>
          <Spare height={top * ROW} />
          {rows.slice(top, end).map((row, index) => (
            <FigureTableRow
              key={top + index}
              row={row}
              place={top + index}
              model={model}
              id={id}
              scope={scope}
              locale={locale}
              {...drawn}
              {...rowMark(selection, top + index)}
            />
          ))}
          <Spare height={(rows.length - end) * ROW} />
        </tbody>
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
      <Box id={`${id}-hint`} sx={visuallyHidden}>
        {translate('report.table.hint')}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {count && count.rows * count.columns > 1 && translate('report.table.selected', count)}
      </Box>
    </Box>
  );
}

/** Room for the rows that are not drawn. */
function Spare({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td aria-hidden className="spare" style={{ height }} />
    </tr>
  );
}
