import { Box } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { formatNumber } from '@/schema';
import { PlainTable } from '@/widgets';

/** A figure and what becomes of it; `null` is unknown. @public */
export interface Changed {
  readonly key: string;
  readonly name: string;
  /** Of both figures, where the headings do not say it. */
  readonly unit?: string;
  /** What the figures are of, where a column is for it: '120.00 kWh'. */
  readonly quantity?: string;
  readonly before: number | null;
  readonly after: number | null;
  /** It follows from others: a sum. */
  readonly strong?: boolean;
}

interface ChangeTableProps {
  readonly label: string;
  /** Headings, in the order of the columns. */
  readonly head: {
    readonly name: string;
    readonly quantity?: string;
    readonly before: string;
    readonly after: string;
    readonly difference: string;
  };
  readonly rows: readonly Changed[];
}

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
/** To the digit that is shown; never below zero by less. */
const differenceOf = ({ before, after }: Changed) =>
  before === null || after === null ? null : Math.round((after - before) * 100) / 100 || 0;

/**
 * Figures before and after beside each other with two decimals, and by how much they differ. An unknown one is '-'.
 *
 * @example
 * <ChangeTable label={label} head={{ name: 'Month', before: 'Before', after: 'After', difference: 'Change' }}
 *   rows={[{ key: '1', name: 'January', unit: 'kWh', before: 120, after: 80 }]} />
 * @public
 */
export function ChangeTable({ label, head: { name, quantity, before, after, difference }, rows }: ChangeTableProps) {
  const [locale] = useLocaleState();
  const text = (value: number | null) => (value === null ? '-' : formatNumber(value, locale, TWO));
  return (
    <PlainTable
      label={label}
      figuresFrom={1}
      stacks
      head={[name, ...(quantity === undefined ? [] : [quantity]), before, after, difference]}
      rows={rows.map((one) => {
        const more = differenceOf(one);
        const unit = one.unit && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap' }}>
            {` ${one.unit}`}
          </Box>
        );
        const cells = [
          <>
            {one.name}
            {unit}
          </>,
          ...(quantity === undefined ? [] : [one.quantity ?? '']),
          text(one.before),
          text(one.after),
          `${more !== null && more > 0 ? '+' : ''}${text(more)}`,
        ];
        return {
          key: one.key,
          cells: one.strong ? cells.map((cell, place) => <strong key={place}>{cell}</strong>) : cells,
        };
      })}
    />
  );
}
