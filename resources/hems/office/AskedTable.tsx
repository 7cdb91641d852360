import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TableSkeleton } from '@/widgets/TableSkeleton';
import { OfficeDialog } from './OfficeDialog';

/** A table as its cells; the first of a row is what the row is about. */
export interface Cells {
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[]; readonly bold?: number | undefined }[];
}

interface AskedTableProps {
  readonly title: string;
  readonly of: readonly string[];
  ask(signal: AbortSignal): Promise<Cells>;
  close(): void;
}

/** What a call answers about some records, beside each other. */
export function AskedTable({ title, of, ask, close }: AskedTableProps) {
  const { data, error } = useQuery({ queryKey: ['office', title, ...of], queryFn: ({ signal }) => ask(signal), gcTime: 0, retry: false });
  return (
    <OfficeDialog title={title} error={error} onClose={close}>
      {!data && !error && <TableSkeleton columns={of.length + 1} />}
      {data && (
        <TableContainer>
          <Table size="small">
            <TableHead>
              <TableRow>
                {data.head.map((text, place) => (
                  <TableCell key={place} align={place === 0 ? 'left' : 'right'}>
                    {text}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.rows.map(({ key, cells, bold }) => (
                <TableRow key={key}>
                  {cells.map((cell, place) => (
                    <TableCell key={place} align={place === 0 ? 'left' : 'right'} sx={{ fontVariantNumeric: 'tabular-nums', ...(bold === place && { fontWeight: 700, color: 'success.main' }) }}>
                      {cell}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </OfficeDialog>
  );
}
