import { useRef, type ReactNode } from 'react';
import { lazyPart } from '@/data';
import type { RowItem } from '../rowItems';
import type { TableColumn } from '../table/TableContext';
import { useIsEdited } from './editing';
import type { Inline } from './useInline';

const InlineEditor = lazyPart(() => import('./InlineEditor'));

interface InlineCellProps {
  readonly inline: Inline;
  readonly row: RowItem;
  readonly column: TableColumn;
  readonly children: ReactNode;
}

/** A cell whose value can be changed where it stands: the value, and over it its input while it is edited. */
export function InlineCell({ inline, row, column, children }: InlineCellProps) {
  const edited = useIsEdited(inline.editing, row.key, column.name);
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={anchor}>{children}</span>
      {edited && (
        <InlineEditor
          inline={inline}
          row={row}
          column={column}
          cell={() => anchor.current?.closest('td') ?? null}
          waiting={null}
        />
      )}
    </>
  );
}
