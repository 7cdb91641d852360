import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useIsPhone } from '@/widgets/useIsPhone';
import { SectionCard } from '@/crud/SectionCard';

/** A column of a small table: its heading and what stands in a row. */
export interface InfoColumn<T> {
  readonly label: string;
  readonly cell: (row: T) => ReactNode;
  /** Never broken into lines: times. */
  readonly whole?: boolean;
}

interface InfoTableProps<T> {
  readonly title: string;
  readonly columns: readonly InfoColumn<T>[];
  readonly rows: readonly T[];
  /** What is said when there are no rows. */
  readonly empty: string;
}

/** A numbered table that is no list of records: a few rows under their heading; on a phone each row stands by itself. */
export function InfoTable<T>({ title, columns, rows, empty }: InfoTableProps<T>) {
  const translate = useTranslate();
  const phone = useIsPhone();
  const numbered: readonly InfoColumn<readonly [T, number]>[] = [
    { label: translate('hems.info.number'), cell: ([, index]) => index + 1 },
    ...columns.map(({ cell, ...column }) => ({ ...column, cell: ([row]: readonly [T, number]) => cell(row) })),
  ];
  const all = rows.map((row, index) => [row, index] as const);
  return (
    <SectionCard title={title}>
      {rows.length === 0 ? (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {empty}
        </Typography>
      ) : phone ? (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {all.map((row) => (
            <Box component="li" key={row[1]} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
              <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(96px, 2fr) minmax(0, 3fr)', columnGap: 1.5, rowGap: 0.75 }}>
                {numbered.map(({ label, cell }) => (
                  <Box key={label} sx={{ display: 'contents' }}>
                    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                      {label}
                    </Typography>
                    <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                      {cell(row)}
                    </Typography>
                  </Box>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      ) : (
        <TableContainer tabIndex={0} role="region" aria-label={title}>
          <Table size="small" aria-label={title} sx={{ '& td, & th': { overflowWrap: 'anywhere' }, '& tr:last-of-type td': { borderBottom: 0 } }}>
            <TableHead>
              <TableRow>
                {numbered.map(({ label }) => (
                  <TableCell key={label}>{label}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {all.map((row) => (
                <TableRow key={row[1]} hover>
                  {numbered.map(({ label, cell, whole }) => (
                    <TableCell key={label} sx={{ fontVariantNumeric: 'tabular-nums', ...(whole && { whiteSpace: 'nowrap' }) }}>
                      {cell(row)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </SectionCard>
  );
}
