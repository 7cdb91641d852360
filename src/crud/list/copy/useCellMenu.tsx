import { useState, type MouseEvent, type ReactNode } from 'react';
import { lazyPart } from '@/data';
import type { RowItem } from '../rowItems';
import { ownRow } from '../table/ownRow';
import type { TableShared } from '../table/TableContext';
import type { CellPlace } from './CellMenu';
import { useCopy } from './useCopy';

const CellMenu = lazyPart(() => import('./CellMenu'));

/**
 * Links and inputs have menus of the browser that people need, and so has marked text; Shift always asks for the
 * browser's.
 */
function isForBrowser({ target, shiftKey }: MouseEvent<HTMLElement>): boolean {
  return (
    shiftKey ||
    !(target instanceof Element) ||
    target.closest('a, button, input, textarea, thead') !== null ||
    (getSelection()?.toString() ?? '') !== ''
  );
}

/** Copying in a table: by keys and by the menu of a cell, which also the menu key opens. */
export function useCellMenu(rows: readonly RowItem[], { columns, selection }: TableShared) {
  const copy = useCopy(columns);
  const [place, setPlace] = useState<CellPlace>();

  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const row = ownRow(event.currentTarget, event.target);
    const item = rows[Number(row?.dataset.row)];
    if (!row || !item || isForBrowser(event)) return;
    event.preventDefault();
    const cell =
      event.target instanceof Element ? (event.target.closest<HTMLElement>('td[tabindex]') ?? undefined) : undefined;
    const box = (cell ?? row).getBoundingClientRect();
    const byKey = event.button !== 2; // the menu key has no place of its own
    setPlace({
      record: item.record,
      cell,
      left: byKey ? box.left + 12 : event.clientX,
      top: byKey ? box.bottom : event.clientY,
    });
  };
  /** Ctrl+C: the value of a cell, the row, or the chosen rows when there are some. */
  const onCopy = (row: RowItem, cell: HTMLElement | undefined) => {
    const chosen = selection.records();
    if (cell) copy.cell(cell);
    else copy.rows(chosen.length > 0 ? chosen : [row.record]);
  };
  const menu: ReactNode = place && (
    <CellMenu
      place={place}
      selection={selection}
      onCell={copy.cell}
      onRows={copy.rows}
      onClose={() => setPlace(undefined)}
      waiting={null}
    />
  );
  return { onContextMenu, onCopy, menu };
}
