import { cellsOf, heightOf, widthOf, type Area } from '@/widgets/internal';
import type { Write } from './change';
import { figureAt } from '../slots/figures';
import type { Cell } from '../slots/figures';
import type { Figure } from '../slots/figures';
import type { Figures } from '../slots/figures';

/** One figure in every cell; `null` clears them. */
export function fillValue(area: Area, value: Figure): Write[] {
  return Array.from(cellsOf(area), (cell) => ({ ...cell, value }));
}

/** The first row of an area in all its rows (Ctrl+D). */
export function fillDown(figures: Figures, area: Area): Write[] {
  return Array.from(cellsOf(area), (cell) => ({
    ...cell,
    value: figureAt(figures, { row: area.top, column: cell.column }),
  }));
}

/** The first slot of an area in all its slots (Ctrl+R). */
export function fillRight(figures: Figures, area: Area): Write[] {
  return Array.from(cellsOf(area), (cell) => ({
    ...cell,
    value: figureAt(figures, { row: cell.row, column: area.left }),
  }));
}

/** From one figure to another in equal steps: along the slots, or down the rows where the area is one slot wide. */
export function ramp(area: Area, from: number, to: number, decimals: number): Write[] {
  const along = widthOf(area) > 1;
  const steps = (along ? widthOf(area) : heightOf(area)) - 1;
  return Array.from(cellsOf(area), (cell) => {
    const step = along ? cell.column - area.left : cell.row - area.top;
    const value = steps > 0 ? from + ((to - from) * step) / steps : from;
    return { ...cell, value: Number(value.toFixed(decimals)) };
  });
}

/** Where the handle was drawn to: the area grown to that cell, in the one direction that leads further. */
export function drawnTo(area: Area, { row, column: slot }: Cell): Area {
  const down = Math.max(row - area.bottom, area.top - row, 0);
  const across = Math.max(slot - area.right, area.left - slot, 0);
  if (down === 0 && across === 0) return area;
  return down >= across
    ? { ...area, top: Math.min(area.top, row), bottom: Math.max(area.bottom, row) }
    : { ...area, left: Math.min(area.left, slot), right: Math.max(area.right, slot) };
}

/** The figures of an area again and again until a larger one is full. */
export function repeat(figures: Figures, source: Area, target: Area): Write[] {
  const place = (at: number, start: number, length: number) => start + ((((at - start) % length) + length) % length);
  return Array.from(cellsOf(target), (cell) => ({
    ...cell,
    value: figureAt(figures, {
      row: place(cell.row, source.top, heightOf(source)),
      column: place(cell.column, source.left, widthOf(source)),
    }),
  }));
}
