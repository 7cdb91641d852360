import { Button, CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';
import { formatNumber } from '@/schema';
import type { Selection } from '../selection';
import { MOST_SELECTED, useSelectAll, type FoundRecords } from './useSelectAll';

interface SelectAllProps {
  readonly selection: Selection;
  readonly found: FoundRecords;
  /** So many are chosen. */
  readonly count: number;
}

/** The way from the chosen records to all that the list finds, and back to those of the page. */
export default function SelectAll({ selection, found, count }: SelectAllProps) {
  useArea('lists');
  const translate = useTranslate();
  const { reading, taken, take, stop, onlyPage } = useSelectAll(selection, found);
  const { total, rows } = found;
  if (reading) {
    const { done, total: all } = reading;
    return (
      <Button
        variant="text"
        color="inherit"
        onClick={stop}
        startIcon={<CircularProgress size={14} color="inherit" aria-hidden />}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {translate('lists.bulk.stop')}
        {` · ${translate(all === undefined ? 'lists.all.readingUncounted' : 'lists.all.reading', {
          done: formatNumber(done),
          total: formatNumber(all ?? 0),
        })}`}
      </Button>
    );
  }
  if (taken && count > rows.length) return <Button onClick={onlyPage}>{translate('lists.all.onlyPage')}</Button>;
  if (total !== undefined && (total <= rows.length || count >= Math.min(total, MOST_SELECTED))) return null;
  const words =
    total === undefined
      ? translate('lists.all.takeFound')
      : total > MOST_SELECTED
        ? translate('lists.all.takeFirst', { count: formatNumber(MOST_SELECTED), total: formatNumber(total) })
        : translate('lists.all.take', { count: formatNumber(total) });
  return <Button onClick={() => void take()}>{words}</Button>;
}
