import { useTranslate } from 'react-admin';
import type { RowItem } from '../rowItems';
import { useSelected } from '../selection';
import { useTable } from './TableContext';
import { Tick } from './Tick';

/** The box over the boxes: chooses all rows on view, or none. */
export function TickAll({ rows }: { readonly rows: readonly RowItem[] }) {
  const { selection } = useTable();
  const translate = useTranslate();
  useSelected(selection);
  const tickable = rows.filter(({ record }) => record.id !== '');
  const chosen = tickable.filter(({ key }) => selection.has(key)).length;
  const all = tickable.length > 0 && chosen === tickable.length;
  return (
    <Tick
      checked={all}
      partly={chosen > 0 && !all}
      disabled={tickable.length === 0}
      label={translate('list.selectAll')}
      onToggle={() => selection.set(tickable, !all)}
    />
  );
}
