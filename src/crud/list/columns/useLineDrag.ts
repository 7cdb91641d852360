import type { PointerEvent } from 'react';
import { followPointer } from './followPointer';

/** Where a dragged line would be put. */
export interface Drop {
  readonly line: HTMLElement;
  readonly place: 'before' | 'after';
}

/** The line at that height. */
export function dropAt(lines: readonly HTMLElement[], y: number): Drop | undefined {
  for (const line of lines) {
    const { top, bottom, height } = line.getBoundingClientRect();
    if (y >= top && y < bottom) return { line, place: y < top + height / 2 ? 'before' : 'after' };
  }
  return undefined;
}

/** Drags a line of a list by its grip to another place among the lines. Escape calls it off. */
export function useLineDrag(onMove: (field: string, place: 'before' | 'after', target: string) => void) {
  const grip = (event: PointerEvent<HTMLElement>) => {
    const line = event.currentTarget.closest('li');
    const field = line?.dataset.field;
    if (!line || field === undefined || event.button !== 0) return;
    event.preventDefault();
    const lines = [...(line.parentElement?.querySelectorAll<HTMLElement>('li[data-field]') ?? [])];
    let drop: Drop | undefined;
    const mark = (next: Drop | undefined) => {
      delete drop?.line.dataset.drop;
      drop = next?.line === line ? undefined : next;
      if (drop) drop.line.dataset.drop = drop.place;
    };
    line.dataset.dragged = '';
    followPointer({
      cursor: 'grabbing',
      onMove: (_, y) => mark(dropAt(lines, y)),
      onEnd: (done) => {
        const target = drop;
        mark(undefined);
        delete line.dataset.dragged;
        const to = target?.line.dataset.field;
        if (done && target && to !== undefined) onMove(field, target.place, to);
      },
    });
  };
  return { grip };
}
