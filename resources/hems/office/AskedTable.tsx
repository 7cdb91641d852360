import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PlainTable } from '@/widgets/PlainTable';
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
        <PlainTable
          head={data.head}
          figuresFrom={1}
          rows={data.rows.map(({ key, cells, bold }) => ({ key, cells: cells.map((cell, place) => (bold === place ? <Box key={place} component="strong" sx={{ color: 'success.main' }}>{cell}</Box> : cell)) }))}
        />
      )}
    </OfficeDialog>
  );
}
