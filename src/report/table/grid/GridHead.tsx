import Down from '@mui/icons-material/ArrowDownward';
import Up from '@mui/icons-material/ArrowUpward';
import type { TableSort } from '../sortTableRows';
import type { TableColumn } from '../tableModel';
import type { DrawnColumns } from './FigureTableRow';
import { cellProps, type RowMark } from './rowMark';

interface GridHeadProps extends RowMark, DrawnColumns {
  readonly columns: readonly TableColumn[];
  readonly id: string;
  readonly sort: TableSort | undefined;
  /** Absent where there is no order but that of the server. */
  readonly onSort?: ((column: TableColumn) => void) | undefined;
}

const ORDERS = { asc: 'ascending', desc: 'descending' } as const;

/** The headings: what a column is and what its figures are in. They are row -1 of the grid. */
export function GridHead({ columns, id, sort, onSort, from, to, before, after, ...mark }: GridHeadProps) {
  const heading = (column: TableColumn, place: number) => {
    const order = sort?.column === column.name ? sort.order : undefined;
    const { className, ...cell } = cellProps(id, -1, column, place, mark);
    return (
      <th
        key={column.name}
        scope="col"
        {...cell}
        className={[className, onSort && 'sorts'].filter(Boolean).join(' ') || undefined}
        aria-sort={order && ORDERS[order]}
        title={column.label}
        onClick={onSort && (() => onSort(column))}
      >
        <span className="name">
          {column.label}
          {order && (order === 'asc' ? <Up aria-hidden /> : <Down aria-hidden />)}
        </span>
        {column.kind === 'figure' && column.unit && <span className="unit"> {column.unit}</span>}
      </th>
    );
  };
  const [first] = columns;
  return (
    <thead>
      <tr aria-rowindex={1} data-row={-1}>
        {first && heading(first, 0)}
        {before && <th className="spare" aria-hidden />}
        {columns.slice(from, to).map((column, index) => heading(column, from + index))}
        {after && <th className="spare" aria-hidden />}
      </tr>
    </thead>
  );
}
