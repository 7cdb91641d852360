import { useTranslate } from 'react-admin';
import { shownFigure, type TableColumn, type TableTotal } from '../tableModel';
import type { DrawnColumns } from './FigureTableRow';
import { cellProps, type RowMark } from './rowMark';

interface GridTotalProps extends RowMark, DrawnColumns {
  readonly columns: readonly TableColumn[];
  readonly total: TableTotal;
  /** Its place: after the last row. */
  readonly place: number;
  readonly id: string;
  readonly locale: string;
}

/** What a cell of the sums shows; nothing where nothing adds up. */
export function totalText(column: TableColumn, { figures }: TableTotal, locale: string): string {
  return column.kind === 'figure' && column.name in figures ? shownFigure(figures[column.name], column, locale) : '';
}

/** The last row: sums of all rows, or of this page, which it says. */
export function GridTotal({ columns, total, place, id, locale, from, to, before, after, ...mark }: GridTotalProps) {
  const translate = useTranslate();
  const [first] = columns;
  return (
    <tfoot>
      <tr aria-rowindex={place + 2} data-row={place}>
        {first && (
          <th scope="row" {...cellProps(id, place, first, 0, mark)}>
            {totalText(first, total, locale) ||
              translate(total.isPage ? 'report.table.totalPage' : 'report.table.total')}
          </th>
        )}
        {before && <td className="spare" aria-hidden />}
        {columns.slice(from, to).map((column, index) => (
          <td key={column.name} {...cellProps(id, place, column, from + index, mark)}>
            {totalText(column, total, locale)}
          </td>
        ))}
        {after && <td className="spare" aria-hidden />}
      </tr>
    </tfoot>
  );
}
