import type { Cell } from '@/schema/slots/figures';

/** A rectangle of cells, both ends in it. */
export interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Size {
  readonly rows: number;
  readonly slots: number;
}

export function areaOf(one: Cell, other: Cell): Area {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.slot, other.slot),
    right: Math.max(one.slot, other.slot),
  };
}

export const heightOf = ({ top, bottom }: Area): number => bottom - top + 1;
export const widthOf = ({ left, right }: Area): number => right - left + 1;
export const countOf = (area: Area): number => heightOf(area) * widthOf(area);

export function* cellsOf({ top, bottom, left, right }: Area): Generator<Cell> {
  for (let row = top; row <= bottom; row += 1) for (let slot = left; slot <= right; slot += 1) yield { row, slot };
}

const within = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

export const nearest = ({ row, slot }: Cell, size: Size): Cell => ({
  row: within(row, size.rows),
  slot: within(slot, size.slots),
});
