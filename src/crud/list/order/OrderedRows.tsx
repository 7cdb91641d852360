import { Box, GlobalStyles } from '@mui/material';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useArea } from '@/data';
import { isComposing, UNSEEN } from '@/widgets';
import { dropAt, type Drop } from '../columns/useLineDrag';
import { followPointer } from '../columns/followPointer';
import type { RowItem } from '../rowItems';
import type { ListState } from '../useListState';
import { useMove } from './useMove';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface OrderedRowsProps {
  readonly list: ListState;
  readonly rows: readonly RowItem[];
}

/** The row of the table of the list; undefined in one that is open inside of it. */
function rowAt(box: HTMLElement, target: EventTarget | null): HTMLElement | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;
  return row && row.closest('table') === box.querySelector('table') ? row : undefined;
}

const indexOf = (row: HTMLElement | undefined): number => Number(row?.dataset.row ?? -1);

/** Lets the rows of the table be put in order, by their handles or by Alt with an arrow. What moved is said. */
export default function OrderedRows({ list, rows }: OrderedRowsProps) {
  useArea('lists');
  const { said, move } = useMove(list, rows);
  const own = useRef<HTMLElement>(null);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = event.altKey && !isComposing(event) ? STEPS[event.key] : undefined;
    const box = own.current?.parentElement;
    const row = box && rowAt(box, event.target);
    if (step === undefined || !row) return;
    event.preventDefault();
    event.stopPropagation();
    const { key } = row.dataset;
    const isHandle = event.target instanceof Element && event.target.closest('[data-move]') !== null;
    if (!move(indexOf(row), indexOf(row) + step)) return;
    // once the rows are drawn anew: where one was
    requestAnimationFrame(() => {
      const now = [...box.querySelectorAll<HTMLElement>('tr[data-row]')].find(({ dataset }) => dataset.key === key);
      (isHandle ? now?.querySelector<HTMLElement>('[data-move]') : now)?.focus();
    });
  });
  const grab = useEffectEvent((event: PointerEvent) => {
    const handle = event.target instanceof Element ? event.target.closest('[data-move]') : null;
    const box = own.current?.parentElement;
    const row = box && handle ? rowAt(box, handle) : undefined;
    if (!row || event.button !== 0) return;
    event.preventDefault(); // no text is selected on the way
    const all = [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > tr[data-row]') ?? [])];
    let drop: Drop | undefined;
    const mark = (next: Drop | undefined) => {
      delete drop?.line.dataset.drop;
      drop = next?.line === row ? undefined : next;
      if (drop) drop.line.dataset.drop = drop.place;
    };
    row.dataset.dragged = '';
    followPointer({
      cursor: 'grabbing',
      onMove: (_, y) => mark(dropAt(all, y)),
      onEnd: (done) => {
        const target = drop;
        mark(undefined);
        delete row.dataset.dragged;
        if (!done || !target) return;
        const [from, over] = [indexOf(row), indexOf(target.line)];
        const place = target.place === 'after' ? over + 1 : over;
        move(from, place > from ? place - 1 : place);
      },
    });
  });
  useLayoutEffect(() => {
    const box = own.current?.parentElement;
    const ends = new AbortController();
    box?.addEventListener('keydown', press, { signal: ends.signal, capture: true });
    box?.addEventListener('pointerdown', grab, { signal: ends.signal });
    return () => ends.abort();
  }, []);

  return (
    <>
      <GlobalStyles
        styles={({ palette }) => ({
          'tr[data-drop=before] > td': { boxShadow: `inset 0 2px ${palette.primary.main} !important` },
          'tr[data-drop=after] > td': { boxShadow: `inset 0 -2px ${palette.primary.main} !important` },
          'tr[data-dragged] > td': { backgroundColor: `${palette.action.selected} !important` },
        })}
      />
      <Box ref={own} role="status" sx={UNSEEN}>
        {said}
      </Box>
    </>
  );
}
