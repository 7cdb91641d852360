import { useMemo, useState } from 'react';
import { columnFormat, type ColumnFormat } from '@/schema';
import type { RowItem } from '../rowItems';
import type { TableColumn } from './TableContext';

export type ColumnFormats = ReadonlyMap<string, ColumnFormat>;

/** How the columns are written for the rows on view; the same object until one is written otherwise. */
export function useColumnFormats(columns: readonly TableColumn[], rows: readonly RowItem[]): ColumnFormats {
  const next = useMemo(() => {
    const records = rows.map(({ record }) => record);
    return new Map(columns.map(({ name, field }) => [name, columnFormat(name, field, records)]));
  }, [columns, rows]);
  const [kept, keep] = useState<ColumnFormats>(next);
  if (kept === next) return kept;
  const isSame = JSON.stringify([...kept]) === JSON.stringify([...next]);
  if (!isSame) keep(next);
  return isSame ? kept : next;
}
