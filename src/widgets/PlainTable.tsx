import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useIsPhone } from './useIsPhone';

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
  /** The first cell of each row is its heading, and stays on view while the others go on to the side. */
  readonly rowHeads?: boolean;
  /** On a phone each row stands by itself, its headings beside its cells. Default: it scrolls to the side. */
  readonly stacks?: boolean;
}

/** Over the cells that go by below it; headings of columns are above those of rows. */
const STAYS = { position: 'sticky', left: 0, zIndex: 3 } as const;

/**
 * A small table of what is there already: no paging, no order, no choice. What a list of records needs is in
 * `src/crud/list`.
 *
 * @example
 * <PlainTable label={label} head={['Time', 'Power']} figuresFrom={1}
 *   rows={[{ key: '1', cells: ['00:00', '2.50 kW'] }]} />
 * @public
 */
export function PlainTable({
  label,
  labelledBy,
  head,
  rows,
  figuresFrom = Infinity,
  maxHeight,
  rowHeads = false,
  stacks = false,
}: PlainTableProps) {
  const phone = useIsPhone();
  const stays = (place: number) => rowHeads && place === 0;
  const align = (place: number) => (place >= figuresFrom ? 'right' : 'left');
  if (stacks && phone) return <Stacked head={head} rows={rows} label={label} labelledBy={labelledBy} />;
  return (
    <TableContainer
      tabIndex={stacks || rowHeads || maxHeight !== undefined ? 0 : undefined}
      sx={maxHeight === undefined ? undefined : { maxHeight }}
    >
      <Table size="small" aria-label={label} aria-labelledby={labelledBy} stickyHeader={maxHeight !== undefined}>
        <TableHead>
          <TableRow>
            {head.map((cell, place) => (
              <TableCell key={place} align={align(place)} sx={stays(place) ? STAYS : undefined}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, place) => (
                <TableCell
                  key={place}
                  align={align(place)}
                  {...(stays(place) && { component: 'th', scope: 'row' })}
                  sx={{
                    fontVariantNumeric: 'tabular-nums',
                    ...(rowHeads ? { whiteSpace: 'nowrap' } : { overflowWrap: 'anywhere' }),
                    ...(stays(place) && { ...STAYS, zIndex: 1, bgcolor: 'background.paper' }),
                  }}
                >
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

function Stacked({
  label,
  labelledBy,
  head,
  rows,
}: Pick<PlainTableProps, 'head' | 'rows'> & {
  readonly label: string | undefined;
  readonly labelledBy: string | undefined;
}) {
  return (
    <Box
      component="ol"
      aria-label={label}
      aria-labelledby={labelledBy}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
    >
      {rows.map(({ key, cells }) => (
        <Box component="li" key={key} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: 'minmax(96px, 2fr) minmax(0, 3fr)',
              columnGap: 1.5,
              rowGap: 0.75,
            }}
          >
            {cells.map((cell, place) => (
              <Box key={place} sx={{ display: 'contents' }}>
                <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {head[place]}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {cell}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
