import { useContext, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { isComposing } from '@/widgets';
import { cellOf } from '@/fields';
import type { HeadProps, RowItem } from '../rowItems';
import { addsInGroup, columnSum } from '../sums/columnSum';
import { RowsTick } from '../table/RowsTick';
import { isForRow } from '../table/RecordRow';
import { useTable, type TableColumn } from '../table/TableContext';
import { FoldContext } from './FoldContext';
import { HeadButton } from './HeadButton';

/** The box that chooses the rows of a group. */
export function GroupTick({ rows }: { readonly rows: readonly RowItem[] }) {
  const translate = useTranslate();
  return <RowsTick rows={rows} label={(count) => translate('lists.groups.select', { smart_count: count })} />;
}

/** What the rows of a group come to in a column; nothing where it does not add up. */
export function GroupSum({ column, rows }: { readonly column: TableColumn; readonly rows: readonly RowItem[] }) {
  const { scope, formats } = useTable();
  const records = rows.map(({ record }) => record);
  const found = addsInGroup(column) ? columnSum(column, records) : undefined;
  const { name, field } = column;
  const Cell = cellOf(field.type);
  return (
    found && (
      <Cell
        value={found.sum}
        record={found.record}
        name={name}
        field={field}
        scope={scope}
        column={formats?.get(name)}
      />
    )
  );
}

/** The head of a group in a table: what it is of, how many rows it has, and what they come to. */
export default function HeadRow({ row: { head }, index, current }: HeadProps) {
  const { columns, selectable, hasActions } = useTable();
  const { by, toggle } = useContext(FoldContext);
  if (!head) return null;
  const press = () => toggle(head.key);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event) || event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const { key } = event;
    const folds = key === 'Enter' || key === ' ' || key === (head.open ? 'ArrowLeft' : 'ArrowRight');
    if (!folds && key !== 'ArrowLeft' && key !== 'ArrowRight' && key !== '.') return;
    event.preventDefault();
    event.stopPropagation();
    if (folds && !event.repeat) press();
  };
  // the label takes the room of all columns before the first that adds up
  const firstSum = columns.findIndex(addsInGroup);
  const span = firstSum < 0 ? columns.length : Math.max(1, firstSum);
  return (
    <tr
      className="group"
      data-row={index}
      tabIndex={current ? 0 : -1}
      aria-rowindex={index + 2}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.stopPropagation()}
      onClick={(event) => {
        if (isForRow(event)) press();
      }}
    >
      {selectable && (
        <td className="tick">
          <GroupTick rows={head.rows} />
        </td>
      )}
      <th scope="rowgroup" colSpan={span}>
        <HeadButton by={by} head={head} onPress={press} />
      </th>
      {columns.slice(span).map((column) => (
        <td key={column.name} className={column.className?.replace('title', '')} style={column.style}>
          <GroupSum column={column} rows={head.rows} />
        </td>
      ))}
      {hasActions && <td className="actions" aria-hidden />}
    </tr>
  );
}
