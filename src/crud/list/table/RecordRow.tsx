import { memo, type MouseEvent, type ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { lazyPart } from '@/data';
import { extraPart } from '@/data/internal';
import { RowActions } from '../../actions/RowActions';
import { InlineCell } from '../inline/InlineCell';
import { useInlineContext } from '../inline/InlineContext';
import { useIsOpened } from '../opened/useOpened';
import { useChangedCells } from '../refresh/useChangedCells';
import type { RowItem } from '../rowItems';
import { useIsSelected } from '../selection';
import { RecordCell } from './RecordCell';
import { RowTick } from './RowTick';
import { useTable } from './TableContext';
import { TreeCell } from './TreeCell';

const MoreRow = lazyPart(() => import('../expand/MoreRow'));
const OpenButton = lazyPart(() => import('../expand/OpenButton'));
const MoveHandle = extraPart(() => import('../order/MoveHandle'));

interface RecordRowProps {
  readonly row: RowItem;
  /** Place among all rows of the table, from 0. */
  readonly index: number;
  /** The one row in the order of Tab; arrows lead to the others. */
  readonly current: boolean;
}

/** A click on a control of the row, on what a menu of it shows, or one that marks text does not open the record. */
export function isForRow(event: MouseEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  const control = target.closest('a, button, input, label, [data-inline], .below');
  if (control && currentTarget.contains(control)) return false;
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return !modified && (getSelection()?.toString() ?? '') === '';
}

const join = (one: string | undefined, other: string | undefined, between = ' ') =>
  one && other ? `${one}${between}${other}` : (one ?? other);

/** What a row says beside its values: that it was opened before, and what it is marked as. */
export const saidOf = (opened: string | undefined, marked: string | undefined) => join(opened, marked, ', ');

/** A value with a control before it, if there is one. */
const beside = (control: ReactNode, value: ReactNode): ReactNode =>
  control ? (
    <span className="opening">
      {control}
      {value}
    </span>
  ) : (
    value
  );

/** What stands in a row; a tick does not draw it again. */
const RowCells = memo(function RowCells({ row }: { readonly row: RowItem }) {
  const { columns, selection, selectable, gate, extra, traced, hasActions, nameOf, marksChanges, opens, moves } =
    useTable();
  const inline = useInlineContext();
  const { record, level } = row;
  const changed = useChangedCells(record, marksChanges);
  return (
    <RecordContextProvider value={record}>
      {selectable && (
        <td className="tick">
          <RowTick row={row} name={nameOf(record)} selection={selection} />
        </td>
      )}
      {columns.map((column) => {
        const value = <RecordCell column={column} record={record} />;
        const edits = inline?.can(record, column.name) ?? false;
        return (
          <td
            key={column.name}
            tabIndex={-1}
            className={join(column.className, changed(column.name))}
            style={column.style}
            data-inline={edits ? column.name : undefined}
          >
            {column.isTitle && level !== undefined ? (
              <TreeCell row={row}>{value}</TreeCell>
            ) : column.isTitle && (opens || moves) ? (
              beside(moves && <MoveHandle row={row} />, beside(opens && <OpenButton row={row} waiting={null} />, value))
            ) : edits && inline ? (
              <InlineCell inline={inline} row={row} column={column}>
                {value}
              </InlineCell>
            ) : (
              value
            )}
          </td>
        );
      })}
      {hasActions && (
        <td className="actions">
          <RowActions record={record} gate={gate} onValue={traced?.of(record)?.key} {...(extra && { extra })} />
        </td>
      )}
    </RecordContextProvider>
  );
});

/** A row of the table: plain elements, drawn again only when its record, its place or its tick changes. */
export const RecordRow = memo(function RecordRow({ row, index, current }: RecordRowProps) {
  const { selection, openPath, open, path, openedWord, markOf, opens: hasMore } = useTable();
  const { record, level } = row;
  const opens = openPath(record) !== undefined;
  const selected = useIsSelected(selection, row.key);
  const opened = useIsOpened(path, record.id, openedWord !== undefined);
  const mark = markOf?.(record);
  const tree =
    level === undefined ? {} : { 'aria-level': level, ...(row.open !== undefined && { 'aria-expanded': row.open }) };
  return (
    <>
      <tr
        {...tree}
        className={opens ? 'opens' : undefined}
        tabIndex={current ? 0 : -1}
        data-row={index}
        data-key={row.key}
        data-hit={row.hit}
        data-opened={opened || undefined}
        data-tone={mark?.tone}
        aria-description={saidOf(opened ? openedWord : undefined, mark?.words)}
        data-selected={selected || undefined}
        aria-rowindex={index + 2}
        onClick={(event) => {
          if (opens && isForRow(event)) open(record);
        }}
      >
        <RowCells row={row} />
      </tr>
      {hasMore && <MoreRow row={row} waiting={null} />}
    </>
  );
});
