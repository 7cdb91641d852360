import type { KeyboardEvent, MouseEvent } from 'react';
import { isComposing } from '@/widgets';
import type { Inline } from './useInline';

/** The cell that can be edited at or, for a whole row, in the target of an event. */
function cellAt(target: EventTarget): HTMLElement | null {
  if (!(target instanceof HTMLElement)) return null;
  if (target.matches('tr[data-row]')) return target.querySelector<HTMLElement>('td[data-inline]');
  return target.closest<HTMLElement>('td[data-inline]');
}

/** The same in the table of an element: one that is open inside of it has editors of its own. */
function ownCellAt(target: EventTarget, element: Element): HTMLElement | null {
  const cell = cellAt(target);
  return cell && cell.closest('table') === element.querySelector('table') ? cell : null;
}

/** What begins an edit in a table: a double click; F2, or Enter on the cell itself. For an element around the table. */
export function useInlineStart(inline: Inline | undefined) {
  if (!inline) return {};
  const start = (cell: HTMLElement | null): boolean => {
    const [key, field] = [cell?.closest('tr')?.dataset.key, cell?.dataset.inline];
    if (key === undefined || field === undefined) return false;
    inline.editing.start({ key, field });
    return true;
  };
  return {
    onDoubleClick: ({ target, currentTarget }: MouseEvent<HTMLElement>) => void start(ownCellAt(target, currentTarget)),
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      if (isComposing(event)) return;
      const { key, target, currentTarget } = event;
      const onCell = target instanceof HTMLElement && target.matches('td[data-inline]');
      if (!(key === 'F2' || (key === 'Enter' && onCell)) || !start(ownCellAt(target, currentTarget))) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
