/** What a column needs, px. */
export interface Wanted {
  /** For most of its values. */
  readonly width: number;
  /** The least it may have where room is missing; more than its `width` is none. Default: its `width`. */
  readonly least?: number;
  /** What it may have where room is left, before others take more than they need. Default: its `width`. */
  readonly most?: number;
  /** Figures and states are easier read close together: others take what is left. Default: it may grow. */
  readonly keeps?: boolean;
  /** A person gave it: it stays as it is while others can take what is left. */
  readonly resized: boolean;
}

export interface Fitted {
  /** Of all columns, px. */
  readonly widths: readonly number[];
  /** So many of the first stand in the room, each of them whole. */
  readonly whole: number;
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** Shares px among some of the widths by a weight each; what rounding leaves goes to the last of them. */
function share(widths: readonly number[], px: number, weightOf: (at: number) => number): number[] {
  const weights = widths.map((_, at) => weightOf(at));
  const all = sumOf(weights);
  if (all <= 0) return [...widths];
  const last = weights.findLastIndex((weight) => weight > 0);
  let given = 0;
  return widths.map((width, at) => {
    const more = at === last ? px - given : Math.trunc((px * (weights[at] ?? 0)) / all);
    given += more;
    return width + more;
  });
}

/**
 * Widths by which the room ends where a column ends: as many of the first columns as fit whole fill it, the others
 * have what they need and are scrolled to. Room that is missing is taken from what may be narrower; what is left goes
 * to what needs more, then to all that nobody resized.
 *
 * @param room px; 0 where nothing is measured yet
 */
export function fitWidths(columns: readonly Wanted[], room: number): Fitted {
  const least = columns.map((one) => (one.resized ? one.width : Math.min(one.width, one.least ?? one.width)));
  const widths = columns.map(({ width }) => width);
  if (room <= 0) return { widths, whole: columns.length };
  let whole = 0;
  for (let sum = 0; whole < columns.length; whole += 1) {
    sum += least[whole] ?? 0;
    if (sum > room) break;
  }
  if (whole === 0) return { widths, whole: 0 };
  const [shown, rest] = [widths.slice(0, whole), widths.slice(whole)];
  const left = room - sumOf(shown);
  if (left < 0) return { widths: [...share(shown, left, (at) => (shown[at] ?? 0) - (least[at] ?? 0)), ...rest], whole };
  const wish = shown.map((width, at) => (columns[at]?.resized ? 0 : Math.max(0, (columns[at]?.most ?? width) - width)));
  const wished = Math.min(left, sumOf(wish));
  const grown = wished > 0 ? share(shown, wished, (at) => wish[at] ?? 0) : shown;
  const free = columns.slice(0, whole).filter(({ resized }) => !resized);
  if (free.length === 0 && whole < columns.length) return { widths: [...grown, ...rest], whole };
  const taking = free.some(({ keeps }) => !keeps) ? free.filter(({ keeps }) => !keeps) : free;
  const filled = share(grown, left - wished, (at) => {
    const column = columns[at];
    if (taking.length === 0) return at === whole - 1 ? 1 : 0;
    return column && taking.includes(column) ? (grown[at] ?? 0) : 0;
  });
  return { widths: [...filled, ...rest], whole };
}
