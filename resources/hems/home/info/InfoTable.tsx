import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { SectionCard } from '@/crud';
import { PlainTable } from '@/widgets';

interface InfoTableProps<T> {
  /** Its texts: `hems.info.<list>.title`, `.empty` and one a column. */
  readonly list: 'users' | 'tariffs' | 'devices';
  readonly rows: readonly T[];
  readonly cells: Readonly<Record<string, (row: T) => ReactNode>>;
}

/** A numbered table that is no list of records: a few rows under their heading. */
export function InfoTable<T>({ list, rows, cells }: InfoTableProps<T>) {
  const translate = useTranslate();
  const title = translate(`hems.info.${list}.title`);
  return (
    <SectionCard title={title}>
      {rows.length === 0 ? (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {translate(`hems.info.${list}.empty`)}
        </Typography>
      ) : (
        <PlainTable
          label={title}
          stacks
          head={[
            translate('hems.info.number'),
            ...Object.keys(cells).map((column) => translate(`hems.info.${list}.${column}`)),
          ]}
          rows={rows.map((row, index) => ({
            key: String(index),
            cells: [index + 1, ...Object.values(cells).map((cell) => cell(row))],
          }))}
        />
      )}
    </SectionCard>
  );
}
