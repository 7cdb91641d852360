import { nearest, type Size } from './slotArea';
import type { Cell } from '@/schema/slots/figures';

export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const PAGE = 10;
const END = Number.MAX_SAFE_INTEGER;

/** Steps of the keys: rows, slots; with Ctrl to the edge. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where a key leads from a cell; undefined for keys that lead nowhere. */
export function movedBy({ key, ctrlKey, metaKey }: Pressed, { row, slot }: Cell, size: Size): Cell | undefined {
  const far = ctrlKey || metaKey;
  const arrow = ARROWS[key];
  if (arrow) return nearest({ row: row + arrow[0] * (far ? END : 1), slot: slot + arrow[1] * (far ? END : 1) }, size);
  if (key === 'PageDown' || key === 'PageUp')
    return nearest({ row: row + (key === 'PageDown' ? PAGE : -PAGE), slot }, size);
  if (key === 'Home') return nearest({ row: far ? 0 : row, slot: 0 }, size);
  if (key === 'End') return nearest({ row: far ? END : row, slot: END }, size);
  return undefined;
}

/**
 * The next cell for Enter (down, along the row where there is only one) and Tab (along, then the next row); undefined
 * after the last.
 */
export function nextCell(
  { key, shiftKey }: Pick<Pressed, 'key' | 'shiftKey'>,
  { row, slot }: Cell,
  { rows, slots }: Size,
): Cell | undefined {
  const step = shiftKey ? -1 : 1;
  if (key === 'Enter' && rows > 1) return nearest({ row: row + step, slot }, { rows, slots });
  const at = row * slots + slot + step;
  return at >= 0 && at < rows * slots ? { row: Math.floor(at / slots), slot: at % slots } : undefined;
}
