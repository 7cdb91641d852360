import { useRef, useState, type PointerEvent } from 'react';
import type { Cell } from '../slots/figures';
import { sameCell, wholeArea, type Area } from '@/widgets/internal';
import { drawnTo, repeat } from './fillSlots';
import type { SlotGridState } from './useSlotGrid';

function numbersAt(target: Element | null, name: 'cell' | 'line' | 'slot'): readonly number[] | undefined {
  return target?.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]?.split(':').map(Number);
}

function cellAt(target: Element | null): Cell | undefined {
  const [row, slot] = numbersAt(target, 'cell') ?? [];
  return row === undefined || slot === undefined ? undefined : { row, column: slot };
}

/**
 * Selecting by mouse and pen: a press, a press with Shift, drawing over cells; headings select their line. The handle
 * at the selection's corner fills what it is drawn over. A finger scrolls, and selects by a tap.
 */
export function useSlotPointer(
  { selection, edits, figures, size, readOnly }: SlotGridState,
  go: (to: Cell, extend?: boolean) => void,
) {
  const drawing = useRef<'cells' | 'handle' | undefined>(undefined);
  const [drawn, setDrawn] = useState<Area>();
  const whole = wholeArea(size);
  const lines = (target: Element): Area | undefined => {
    const [row] = numbersAt(target, 'line') ?? [];
    const [slot] = numbersAt(target, 'slot') ?? [];
    if (row !== undefined) return { ...whole, top: row, bottom: row };
    if (slot !== undefined) return { ...whole, left: slot, right: slot };
    return target.closest('[data-all]') ? whole : undefined;
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { target, currentTarget, pointerType, pointerId, shiftKey, button } = event;
    if (button !== 0 || !(target instanceof Element) || target.closest('input')) return;
    const line = lines(target);
    const cell = cellAt(target);
    if (line) selection.cover(line);
    if (!cell) return;
    drawing.current = target.closest('[data-handle]') && !readOnly ? 'handle' : 'cells';
    if (drawing.current === 'cells') go(cell, shiftKey);
    if (pointerType === 'touch') drawing.current = undefined;
    else currentTarget.setPointerCapture(pointerId);
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!drawing.current) return;
    const cell = cellAt(document.elementFromPoint(clientX, clientY));
    if (!cell) return;
    if (drawing.current === 'handle') setDrawn(drawnTo(selection.area, cell));
    else if (!sameCell(cell, selection.head)) go(cell, true);
  };
  const onPointerUp = () => {
    if (drawing.current === 'handle' && drawn) {
      edits.write(repeat(figures, selection.area, drawn));
      selection.cover(drawn);
    }
    drawing.current = undefined;
    setDrawn(undefined);
  };
  return { drawn, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
