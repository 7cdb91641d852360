import { useMemo, useRef, useState, memo } from 'react';
import { Box, Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatFigure } from '@/schema';
import { Spacer, useTableWindow } from '@/widgets/internal';
import type { ChartSpec } from '../chart';
import { chartTable, type FigureColumn, type Figures } from './chartTable';
import { PAGER_HEIGHT, TablePager } from './TablePager';
import { grainOf, rowTimeText } from './rowTimeText';
import { openInterval } from '../plot/layout/openInterval';

interface FigureRowProps {
  readonly row: number;
  /** Its moment or name. */
  readonly head: string;
  readonly columns: readonly FigureColumn[];
  readonly locale: string;
}

/** One row of figures. Scrolling draws only rows that come into view. */
const FigureRow = memo(function FigureRow({ row, head, columns, locale }: FigureRowProps) {
  return (
    <TableRow aria-rowindex={row + 2}>
      <TableCell component="th" scope="row">
        {head}
      </TableCell>
      {columns.map(({ key, values, decimals }) => (
        <TableCell key={key} align="right">
          {formatFigure(values[row], decimals, locale)}
        </TableCell>
      ))}
    </TableRow>
  );
});

/** Up to so many rows are all drawn; of more, those on view. */
const ALL = 500;
/** Pixels of one row, and of one of a page, which is to be seen whole: numbers of the 4 px grid. */
const ROW = 32;
const PAGE_ROW = 28;

interface ChartTableProps {
  readonly spec: ChartSpec;
  /** Pixels of the part that scrolls. */
  readonly height: number;
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
}

/** The names of the columns, each with its unit. */
function NameRow({ first, columns }: { readonly first: string; readonly columns: readonly FigureColumn[] }) {
  return (
    <TableHead>
      <TableRow aria-rowindex={1}>
        <TableCell component="th" scope="col">
          {first}
        </TableCell>
        {columns.map(({ key, name, unit }) => (
          <TableCell key={key} component="th" scope="col" align="right">
            {unit ? `${name} (${unit})` : name}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

/** The sums of the columns that add up. */
function TotalRow({ size, columns, locale }: Pick<Figures, 'size' | 'columns'> & { readonly locale: string }) {
  const translate = useTranslate();
  return (
    <TableFooter>
      <TableRow aria-rowindex={size + 2}>
        <TableCell component="th" scope="row">
          {translate('charts.table.total')}
        </TableCell>
        {columns.map(({ key, total, decimals }) => (
          <TableCell key={key} align="right">
            {total === undefined ? '' : formatFigure(total, decimals, locale)}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
}

/** The figures of a chart as a table, an equal of its picture (spec 01 §2). */
export function ChartTable({ spec, height, labelledBy }: ChartTableProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { times, names, size, columns } = useMemo(() => chartTable(spec), [spec]);
  const zone = spec.scale.kind === 'time' ? spec.scale.zone : 'UTC';
  const grain = useMemo(() => grainOf(times ?? [], zone), [times, zone]);
  const [requestedPage, setPage] = useState(1);
  const { pageSize = size } = spec;
  const paged = size > pageSize;
  const page = Math.min(requestedPage, Math.ceil(size / Math.max(pageSize, 1)));
  const row = spec.pageSize ? PAGE_ROW : ROW;
  const box = useRef<HTMLDivElement>(null);
  const { rows } = useTableWindow(box, { count: size, rowHeight: row, height, all: ALL });
  const [from, to] = paged ? [(page - 1) * pageSize, Math.min(page * pageSize, size)] : rows;
  const open = openInterval(spec)?.from;
  const headOf = (row: number) => {
    if (!times) return names?.[row] ?? '';
    const text = rowTimeText(times[row] ?? 0, zone, grain);
    return times[row] === open ? `${text} (${translate('charts.soFar')})` : text;
  };
  const hasTotals = columns.some(({ total }) => total !== undefined);
  const table = (
    <Box
      ref={box}
      role="region"
      aria-labelledby={labelledBy}
      tabIndex={0}
      sx={{
        height: paged ? Math.min(height - PAGER_HEIGHT, (pageSize + (hasTotals ? 2 : 1)) * row + 2) : height,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflowAnchor: 'none',
      }}
    >
      <Table
        stickyHeader
        aria-labelledby={labelledBy}
        aria-rowcount={size + 1 + (hasTotals ? 1 : 0)}
        sx={tableLook(row)}
      >
        <NameRow first={translate(times ? 'charts.table.time' : 'charts.table.name', { zone })} columns={columns} />
        <TableBody>
          {!paged && <Spacer rows={from} rowHeight={row} />}
          {Array.from({ length: to - from }, (_, index) => from + index).map((place) => (
            <FigureRow key={place} row={place} head={headOf(place)} columns={columns} locale={locale} />
          ))}
          {!paged && <Spacer rows={size - to} rowHeight={row} />}
        </TableBody>
        {hasTotals && <TotalRow size={size} columns={columns} locale={locale} />}
      </Table>
    </Box>
  );
  if (!paged) return table;
  return (
    <Box sx={{ minHeight: height }}>
      {table}
      <TablePager page={page} pageSize={pageSize} size={size} onPage={setPage} />
    </Box>
  );
}

/** The head and the total stay at the edges, and so does the first column on a narrow screen. */
const tableLook = (row: number) =>
  ({
    '& th, & td': {
      height: row,
      boxSizing: 'border-box',
      py: 0,
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    '& th[scope="row"]': {
      position: 'sticky',
      left: 0,
      bgcolor: 'background.paper',
      fontWeight: 400,
      color: 'text.primary',
      zIndex: 1,
      textAlign: 'left',
    },
    '& thead th:first-of-type': { left: 0, zIndex: 4 },
    '& tbody tr:hover > *': { bgcolor: 'action.hover', backgroundImage: 'none' },
    '& tfoot th, & tfoot td': {
      position: 'sticky',
      bottom: 0,
      bgcolor: 'background.paper',
      borderTop: 1,
      borderColor: 'divider',
      fontWeight: 600,
      fontSize: 'inherit',
      color: 'text.primary',
    },
    '& tfoot th[scope="row"]': { fontWeight: 600, zIndex: 3 },
  }) as const;
