/** Pixels of a node, and what is free around it. */
export const NODE = { width: 152, height: 64, gapX: 32, gapY: 32 } as const;
/** Pixels from one node to the next. */
export const STEP = { x: NODE.width + NODE.gapX, y: NODE.height + NODE.gapY } as const;
/** Pixels between a node and the line that goes down beside what hangs in a column. */
export const SPINE = 14;

/** Centre of a node. */
export interface Place {
  readonly x: number;
  readonly y: number;
}
