import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PlainTable } from '@/widgets';
import { PAGER_HEIGHT, TablePager } from '../table/TablePager';
import type { RawRow } from './rawRows';

interface RawTableProps {
  readonly rows: readonly RawRow[];
  /** Pixels. */
  readonly height: number;
  readonly labelledBy: string;
}

const PAGE = 100;

/** The figures of a raw chart; a column of series only where they have names. */
export function RawTable({ rows, height, labelledBy }: RawTableProps) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const isPaged = rows.length > PAGE;
  const columns = (['series', 'name', 'value'] as const).filter((key) => rows.some((row) => row[key] !== ''));
  const shown = rows.slice((page - 1) * PAGE, page * PAGE);
  return (
    <Box>
      <PlainTable
        labelledBy={labelledBy}
        head={columns.map((key) => translate(`charts.table.${key}`))}
        rows={shown.map((row, place) => ({ key: String(place), cells: columns.map((key) => row[key]) }))}
        figuresFrom={columns.length - 1}
        maxHeight={isPaged ? height - PAGER_HEIGHT : height}
      />
      {isPaged && <TablePager page={page} pageSize={PAGE} size={rows.length} onPage={setPage} />}
    </Box>
  );
}
