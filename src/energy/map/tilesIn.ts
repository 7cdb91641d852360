import type { ViewSize } from '@/widgets/internal';
import type { View } from '@/widgets';
import type { MapTiles } from './mapTiles';
import { WORLD } from './projection';

/** Pixels of a tile. */
const TILE = 256;

/** A tile, and where it stands in the window in pixels. */
export interface ShownTile {
  readonly address: string;
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** The tiles that fill a window, as sharp as its scale asks for. */
export function tilesIn({ address, deepest = 18 }: MapTiles, { x, y, scale }: View, window: ViewSize): ShownTile[] {
  const zoom = Math.max(0, Math.min(deepest, Math.round(Math.log2((WORLD * scale) / TILE))));
  const count = 2 ** zoom;
  const size = (WORLD * scale) / count;
  const from = (start: number) => Math.max(0, Math.floor(-start / size));
  const to = (start: number, room: number) => Math.min(count - 1, Math.floor((room - start) / size));
  const found: ShownTile[] = [];
  for (let row = from(y); row <= to(y, window.height); row += 1) {
    for (let column = from(x); column <= to(x, window.width); column += 1) {
      found.push({
        address: address.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row)),
        left: x + column * size,
        top: y + row * size,
        size,
      });
    }
  }
  return found;
}
