import { Box, GlobalStyles } from '@mui/material';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useArea } from '@/data';
import { isComposing, UNSEEN } from '@/widgets';
import { dropAt, type Drop } from '../columns/useLineDrag';
import { followPointer } from '../columns/followPointer';
import type { RowItem } from '../rowItems';
import type { ListState } from '../useListState';
import MoveMenu from './MoveMenu';
import { useMove } from './useMove';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface OrderedRowsProps {
  readonly list: ListState;
  readonly rows: readonly RowItem[];
}

/** The row of the list, or its card on a phone; undefined in a list that is open inside of it. */
function rowAt(box: HTMLElement, target: EventTarget | null): HTMLElement | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return row && row.closest('table, ul') === box.querySelector('table, ul') ? row : undefined;
}

const indexOf = (row: HTMLElement | undefined): number => Number(row?.dataset.row ?? -1);

/**
 * Lets the rows of the table be put in order, by their handles, by Alt with an arrow, or by what a press on a
 * handle asks. What moved is said.
 */
export default function OrderedRows({ list, rows }: OrderedRowsProps) {
  useArea('lists');
  const { said, move } = useMove(list, rows);
  const own = useRef<HTMLElement>(null);
  /** A press that dragged a row asks nothing. */
  const dragged = useRef(false);

  const [moving, setMoving] = useState<{ readonly anchor: HTMLElement; readonly place: number }>();

  /** @param focuses its handle, else the row */
  const moveTo = (row: HTMLElement, placeOf: (from: number) => number, focuses: boolean) => {
    const box = own.current?.parentElement;
    const { key } = row.dataset;
    if (!box || !move(key, placeOf)) return;
    // once the rows are drawn anew: where one was
    requestAnimationFrame(() => {
      const now = [...box.querySelectorAll<HTMLElement>('[data-row]')].find(({ dataset }) => dataset.key === key);
      (focuses ? now?.querySelector<HTMLElement>('[data-move]') : now)?.focus();
    });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = event.altKey && !isComposing(event) ? STEPS[event.key] : undefined;
    const box = own.current?.parentElement;
    const row = box && rowAt(box, event.target);
    if (step === undefined || !row) return;
    event.preventDefault();
    event.stopPropagation();
    const isHandle = event.target instanceof Element && event.target.closest('[data-move]') !== null;
    moveTo(row, (from) => from + step, isHandle);
  });
  const ask = useEffectEvent((event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-move]') : null;
    const box = own.current?.parentElement;
    const row = box && anchor ? rowAt(box, anchor) : undefined;
    if (!row || !anchor) return;
    event.stopPropagation(); // a row opens its record where it is pressed
    const isKey = event.detail === 0;
    if (isKey || !dragged.current) setMoving({ anchor, place: indexOf(row) });
  });
  const grab = useEffectEvent((event: PointerEvent) => {
    const handle = event.target instanceof Element ? event.target.closest('[data-move]') : null;
    const box = own.current?.parentElement;
    const row = box && handle ? rowAt(box, handle) : undefined;
    if (!row || event.button !== 0) return;
    event.preventDefault(); // no text is selected on the way
    /** Others are drawn while it scrolls. */
    const all = () => [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [])];
    let drop: Drop | undefined;
    const mark = (next: Drop | undefined) => {
      delete drop?.line.dataset.drop;
      drop = next?.line === row ? undefined : next;
      if (drop) drop.line.dataset.drop = drop.place;
    };
    row.dataset.dragged = '';
    dragged.current = false;
    followPointer({
      cursor: 'grabbing',
      onMove: (_, y) => {
        mark(dropAt(all(), y));
        dragged.current ||= drop !== undefined;
      },
      onEnd: (done) => {
        const target = drop;
        mark(undefined);
        delete row.dataset.dragged;
        if (!done || !target) return;
        const over = indexOf(target.line);
        const place = target.place === 'after' ? over + 1 : over;
        move(row.dataset.key, (from) => (place > from ? place - 1 : place));
      },
    });
  });
  useLayoutEffect(() => {
    const box = own.current?.parentElement;
    const ends = new AbortController();
    box?.addEventListener('keydown', press, { signal: ends.signal, capture: true });
    box?.addEventListener('pointerdown', grab, { signal: ends.signal });
    box?.addEventListener('click', ask, { signal: ends.signal, capture: true });
    return () => ends.abort();
  }, []);

  return (
    <>
      <GlobalStyles
        styles={({ palette }) => ({
          'tr[data-drop=before] > td, li[data-drop=before]': {
            boxShadow: `inset 0 2px ${palette.primary.main} !important`,
          },
          'tr[data-drop=after] > td, li[data-drop=after]': {
            boxShadow: `inset 0 -2px ${palette.primary.main} !important`,
          },
          'tr[data-dragged] > td, li[data-dragged]': { backgroundColor: `${palette.action.selected} !important` },
        })}
      />
      <Box ref={own} role="status" sx={UNSEEN}>
        {said}
      </Box>
      {moving && (
        <MoveMenu
          {...moving}
          count={rows.length}
          onClose={() => setMoving(undefined)}
          onMove={(place) => {
            const row = moving.anchor.closest<HTMLElement>('[data-row]');
            setMoving(undefined);
            if (row) moveTo(row, () => place, true);
          }}
        />
      )}
    </>
  );
}
