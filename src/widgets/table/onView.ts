/** The first to draw and the one after the last. */
export type Range = readonly [from: number, to: number];

/** Rows and columns drawn beyond what is on view. */
const SPARE = 3;
/** So many rows are scrolled before others are drawn. */
const STEP = 2;
/** Px scrolled to the side before other columns are drawn: less than the spare ones take. */
const SIDE_STEP = 64;
/** Up to so many columns are all drawn. */
const ALL_COLUMNS = 24;

/** Where rows are scrolled to, px, in steps: the same number until other rows are to be drawn. */
export const steppedTop = (scrollTop: number, rowHeight: number): number =>
  Math.floor(scrollTop / (rowHeight * STEP)) * rowHeight * STEP;

export const steppedLeft = (scrollLeft: number): number => Math.floor(scrollLeft / SIDE_STEP) * SIDE_STEP;

/** What is known of rows of one height, all px. */
export interface RowsShape {
  readonly count: number;
  readonly rowHeight: number;
  /** Of what is on view; where nothing is measured yet, of what will be. */
  readonly height: number;
  /** What stands between them. Default: nothing does. */
  readonly between?: Between;
}

/** What stands below some of the rows, in their order: after which row, and how high it is, px. */
export type Between = readonly (readonly [after: number, height: number])[];

/** What stands between the rows before one, px. */
export const heightAbove = (row: number, between: Between = []): number =>
  between.reduce((sum, [after, height]) => (after < row ? sum + height : sum), 0);

/** Where rows would be scrolled to if nothing stood between them, px. */
export function flatTop(top: number, rowHeight: number, between: Between = []): number {
  return between.reduce((flat, [after, height]) => {
    const begins = (after + 1) * rowHeight;
    return flat <= begins ? flat : Math.max(begins, flat - height);
  }, top);
}

/** The rows of a long list to draw when it is scrolled to `top`: those on view. */
export function rowsOnView(top: number, { count, rowHeight, height }: RowsShape): Range {
  const seen = Math.min(top, Math.max(0, count * rowHeight - height));
  return [
    Math.max(0, Math.floor(seen / rowHeight) - SPARE),
    Math.min(count, Math.ceil((seen + height) / rowHeight) + STEP + SPARE),
  ];
}

/**
 * Whether only rows on view are drawn. Where all are less than twice as many, drawing them costs less than following
 * the scroll.
 */
export function isWindowed(shape: RowsShape): boolean {
  const [, seen] = rowsOnView(0, shape);
  return shape.count > 2 * seen;
}

/** Where each column begins, from the left edge of the table, and where the last ends, px. */
export function columnEdges(widths: readonly number[]): readonly number[] {
  const edges = [0];
  for (const width of widths) edges.push((edges.at(-1) ?? 0) + width);
  return edges;
}

/**
 * The columns of a wide table to draw when it is scrolled to `left`: those on view. The first is not among them, it
 * sticks and is always there.
 *
 * @param width of what is on view, px
 */
export function columnsOnView(edges: readonly number[], left: number, width: number): Range {
  const count = edges.length - 1;
  if (count <= ALL_COLUMNS) return [1, count];
  const shown = edges.findIndex((edge) => edge > left + (edges[1] ?? 0)) - 1;
  const end = edges.findIndex((edge) => edge >= left + width + SIDE_STEP);
  return [Math.max(1, (shown < 0 ? count : shown) - SPARE), Math.min(count, (end < 0 ? count : end) + SPARE)];
}
