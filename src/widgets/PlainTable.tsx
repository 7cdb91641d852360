import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

interface PlainTableProps {
  readonly label?: string;
  /** Id of the element that names it, where one does. */
  readonly labelledBy?: string;
  readonly head: readonly ReactNode[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** Columns of figures from this place on: aligned to the end. Default: none. */
  readonly figuresFrom?: number;
  /** Pixels above which it scrolls below its heading. */
  readonly maxHeight?: number;
}

/** A small table of what is there already: no paging, no order, no choice. What a list of records needs is in `src/crud/list`. */
export function PlainTable({ label, labelledBy, head, rows, figuresFrom = Infinity, maxHeight }: PlainTableProps) {
  const align = (place: number) => (place >= figuresFrom ? 'right' : 'left');
  return (
    <TableContainer sx={maxHeight === undefined ? undefined : { maxHeight }}>
      <Table size="small" aria-label={label} aria-labelledby={labelledBy} stickyHeader={maxHeight !== undefined}>
        <TableHead>
          <TableRow>
            {head.map((cell, place) => (
              <TableCell key={place} align={align(place)}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, place) => (
                <TableCell key={place} align={align(place)} sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
