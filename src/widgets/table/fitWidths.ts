interface Wanted {
  /** px */
  readonly width: number;
  /** A person gave it: it stays as it is while others can take what is left. */
  readonly resized: boolean;
}

/**
 * Widths in px that fill `room`: what is left goes to the columns nobody resized, by their widths. Never narrower than
 * wanted.
 */
export function fitWidths(columns: readonly Wanted[], room: number): number[] {
  const sum = columns.reduce((total, { width }) => total + width, 0);
  const left = room - sum;
  if (left <= 0) return columns.map(({ width }) => width);
  const free = columns.filter(({ resized }) => !resized);
  const taking = free.length > 0 ? free : columns.slice(-1);
  const shared = taking.reduce((total, { width }) => total + width, 0);
  const last = taking.at(-1);
  let given = 0;
  return columns.map((column) => {
    if (!taking.includes(column)) return column.width;
    const more = column === last ? left - given : Math.floor((left * column.width) / shared);
    given += more;
    return column.width + more;
  });
}
