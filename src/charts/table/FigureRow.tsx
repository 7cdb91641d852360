import { memo } from 'react';
import { TableCell, TableRow } from '@mui/material';
import type { FigureColumn } from './chartTable';
import { figureText } from './figureText';

interface FigureRowProps {
  readonly row: number;
  /** Its moment or name. */
  readonly head: string;
  readonly columns: readonly FigureColumn[];
  readonly locale: string;
}

/** One row of figures. Scrolling draws only rows that come into view. */
export const FigureRow = memo(function FigureRow({ row, head, columns, locale }: FigureRowProps) {
  return (
    <TableRow aria-rowindex={row + 2}>
      <TableCell component="th" scope="row">
        {head}
      </TableCell>
      {columns.map(({ key, values, decimals }) => (
        <TableCell key={key} align="right">
          {figureText(values[row], decimals, locale)}
        </TableCell>
      ))}
    </TableRow>
  );
});
