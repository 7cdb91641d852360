import { useTranslate } from 'react-admin';
import type { RowItem } from '../rowItems';
import { useIsSelected, type Selection } from '../selection';
import { Tick } from './Tick';

interface RowTickProps {
  readonly row: RowItem;
  readonly name: string;
  readonly selection: Selection;
}

/** The box that chooses a row. */
export function RowTick({ row, name, selection }: RowTickProps) {
  const translate = useTranslate();
  const chosen = useIsSelected(selection, row.key);
  return (
    <Tick
      checked={chosen}
      disabled={row.record.id === ''}
      label={translate('list.select', { name })}
      onToggle={() => selection.toggle(row)}
    />
  );
}
