import type { Rect } from '../layout/frame';

/** How many pixels of the width of a box it crosses. */
export type Obstacle = (box: Rect) => number;

/** Best first: where the line of a level ends and above it. */
const POSITIONS = [
  'insideEndTop',
  'insideStartTop',
  'insideEndBottom',
  'insideStartBottom',
  'insideMiddleTop',
  'insideMiddleBottom',
] as const;

type Position = (typeof POSITIONS)[number];

/** Pixels from the line and its ends to the words, and the height of these. */
const DISTANCE = 5;
const HEIGHT = 14;

/**
 * Pixels of words, somewhat more than they take: the letters of most languages are narrow, those of Chinese as wide as
 * high.
 */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 12 : 7), 0);

function boxAt(position: Position, y: number, width: number, rect: Rect): Rect {
  const x = position.includes('Start')
    ? rect.x + DISTANCE
    : position.includes('End')
      ? rect.x + rect.width - DISTANCE - width
      : rect.x + (rect.width - width) / 2;
  return { x, y: position.endsWith('Top') ? y - DISTANCE - HEIGHT : y + DISTANCE, width, height: HEIGHT };
}

/** Where the words of a level at a height stand clear of everything, or of most of it. */
export function levelPosition(
  text: string,
  y: number,
  rect: Rect,
  obstacles: readonly Obstacle[],
): { readonly position: Position; readonly box: Rect } {
  const width = widthOf(text);
  const outside: Obstacle = (box) =>
    box.y < rect.y - DISTANCE || box.y + box.height > rect.y + rect.height ? box.width : 0;
  const places = POSITIONS.map((position) => {
    const box = boxAt(position, y, width, rect);
    return { position, box, crossed: [outside, ...obstacles].reduce((sum, crosses) => sum + crosses(box), 0) };
  });
  const { position, box } = places.reduce((best, one) => (one.crossed < best.crossed ? one : best));
  return { position, box };
}
