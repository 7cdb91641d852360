import { memo } from 'react';
import { cellOf } from '@/fields';
import type { FigureRow } from '../../answer/readRows';
import { shownFigure, shownTime, type TableColumn, type TableModel } from '../tableModel';
import { cellProps, type RowMark } from './rowMark';

/** Which columns of a grid are drawn besides the first. */
export interface DrawnColumns {
  readonly from: number;
  readonly to: number;
  /** Whether there is room of columns that are not drawn before and after these. */
  readonly before: boolean;
  readonly after: boolean;
}

interface GridRowProps extends RowMark, DrawnColumns {
  readonly row: FigureRow;
  /** From 0. */
  readonly place: number;
  readonly model: Pick<TableModel, 'columns' | 'zone' | 'grain'>;
  readonly id: string;
  /** i18n base of the fields' texts. */
  readonly scope: string;
  readonly locale: string;
}

/** One row of a grid. Scrolling and selecting draw only rows that change by it. */
export const FigureTableRow = memo(function GridRow({
  row,
  place,
  model,
  from,
  to,
  before,
  after,
  id,
  scope,
  locale,
  ...mark
}: GridRowProps) {
  const [first] = model.columns;
  const shared = { row, model, scope, locale };
  return (
    <tr aria-rowindex={place + 2} data-row={place}>
      {first && (
        <th scope="row" {...cellProps(id, place, first, 0, mark)}>
          <Value {...shared} column={first} />
        </th>
      )}
      {before && <td className="spare" aria-hidden />}
      {model.columns.slice(from, to).map((column, index) => (
        <td key={column.name} {...cellProps(id, place, column, from + index, mark)}>
          <Value {...shared} column={column} />
        </td>
      ))}
      {after && <td className="spare" aria-hidden />}
    </tr>
  );
});

interface ValueProps extends Pick<GridRowProps, 'row' | 'model' | 'scope' | 'locale'> {
  readonly column: TableColumn;
}

function Value({ row, column, model, scope, locale }: ValueProps) {
  if (column.kind === 'time') return shownTime(row, model);
  if (column.kind === 'figure') {
    const text = shownFigure(row.figures[column.name], column, locale);
    return text === '-' ? <span className="none">-</span> : text;
  }
  const Cell = cellOf(column.field.type);
  return (
    <Cell value={row.record[column.name]} record={row.record} name={column.name} field={column.field} scope={scope} />
  );
}
