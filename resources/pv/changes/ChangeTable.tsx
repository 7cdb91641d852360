import { Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatNumber } from '@/fields/number/formatNumber';
import { PlainTable } from '@/widgets/PlainTable';

/** A figure and what becomes of it; `null` is unknown. */
export interface Changed {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  readonly before: number | null;
  readonly after: number | null;
  /** It follows from others. */
  readonly strong?: boolean;
}

interface ChangeTableProps {
  readonly label: string;
  /** Of the column of what becomes of it: expected, saved, counted. */
  readonly after: 'saved' | 'expected' | 'counted';
  readonly rows: readonly Changed[];
}

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Figures before and after beside each other, and by how much they differ. */
export function ChangeTable({ label, after: kind, rows }: ChangeTableProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const text = (value: number | null) => (value === null ? '-' : formatNumber(value, locale, TWO));
  return (
    <PlainTable
      label={label}
      figuresFrom={1}
      stacks
      head={['figure', kind === 'counted' ? 'was' : 'before', kind, 'difference'].map((one) => translate(`pvChanges.${one}`))}
      rows={rows.map(({ key, name, unit, before, after, strong }) => ({
        key,
        cells: [
          <Box key="name" component="span" sx={{ fontWeight: strong ? 600 : undefined }}>
            {name}
            {unit !== '' && (
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap' }}>
                {` ${unit}`}
              </Box>
            )}
          </Box>,
          text(before),
          text(after),
          before === null || after === null ? '-' : `${after > before ? '+' : ''}${text(after - before)}`,
        ],
      }))}
    />
  );
}
