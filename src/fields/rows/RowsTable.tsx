import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '@/schema';
import { textType } from '../text/type';

type Row = Readonly<Record<string, unknown>>;

interface RowsTableProps {
  readonly columns: readonly (readonly [name: string, field: Field])[];
  readonly rows: readonly Row[];
  /** Scope of the texts inside (`innerScope`). */
  readonly scope: string;
  readonly labelledBy?: string;
  /**
   * Each row stands by itself, its headings beside its cells. Default: a table that scrolls in itself when it is wide.
   */
  readonly stacked?: boolean;
  cell(row: Row, index: number, name: string, field: Field): ReactNode;
}

/** What people wrote goes on in the next line; figures and times stay whole. */
const WRAPS = {
  maxWidth: { xs: 160, sm: 280 },
  overflowWrap: 'break-word',
  '& > .one-line': { whiteSpace: 'normal', overflow: 'visible' },
} as const;
const STACKED = {
  m: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > .one-line': { whiteSpace: 'normal', overflow: 'visible' },
  '& > .tag-line': { flexWrap: 'wrap', overflow: 'visible' },
} as const;

/** Rows as a table of their fields, whatever stands in a cell. */
export function RowsTable({ columns, rows, scope, labelledBy, stacked, cell }: RowsTableProps) {
  const translate = useTranslate();
  const heading = (name: string) => translate(`${scope}.fields.${name}`);
  if (stacked) {
    return (
      <Box
        component="ol"
        aria-labelledby={labelledBy}
        sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        {rows.map((row, index) => (
          <Box
            component="li"
            key={index}
            sx={{ p: 1.5, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}
          >
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'grid',
                gridTemplateColumns: 'minmax(88px, 2fr) minmax(0, 3fr)',
                columnGap: 1.5,
                rowGap: 0.5,
                alignItems: 'baseline',
              }}
            >
              {columns.map(([name, field]) => (
                <Box key={name} sx={{ display: 'contents' }}>
                  <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {heading(name)}
                  </Typography>
                  <Box component="dd" sx={STACKED}>
                    {cell(row, index, name, field)}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    );
  }
  const align = (field: Field) => (field.type.align === 'end' ? 'right' : 'left');
  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Table size="small" aria-labelledby={labelledBy}>
        <TableHead>
          <TableRow>
            {columns.map(([name, field]) => (
              <TableCell key={name} align={align(field)}>
                {heading(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index} sx={{ '&:last-child td': { borderBottom: 0 } }}>
              {columns.map(([name, field]) => (
                <TableCell key={name} align={align(field)}>
                  <Box sx={field.type.name === textType.name ? WRAPS : undefined}>{cell(row, index, name, field)}</Box>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
