import type { RowItem } from '../rowItems';
import { useSelected } from '../selection';
import { useTable } from './TableContext';
import { Tick } from './Tick';

interface RowsTickProps {
  readonly rows: readonly RowItem[];
  /** Its name, by how many rows it chooses. */
  label(count: number): string;
}

/** The box that chooses several rows, or none of them: those on view, those of a group. */
export function RowsTick({ rows, label }: RowsTickProps) {
  const { selection } = useTable();
  useSelected(selection);
  const tickable = rows.filter(({ record }) => record.id !== '');
  const chosen = tickable.filter(({ key }) => selection.has(key)).length;
  const all = tickable.length > 0 && chosen === tickable.length;
  return (
    <Tick
      checked={all}
      partly={chosen > 0 && !all}
      disabled={tickable.length === 0}
      label={label(tickable.length)}
      onToggle={() => selection.set(tickable, !all)}
    />
  );
}
