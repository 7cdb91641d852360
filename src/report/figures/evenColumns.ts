/** One row of rules: so many columns, and how many of them the last tile takes so that its row is full. */
interface Columns {
  readonly gridTemplateColumns: string;
  readonly '& > :last-child': { readonly gridColumn: string };
}

const columnsOf = (count: number, fitting: number): Columns => {
  const rows = Math.ceil(count / fitting);
  const columns = Math.ceil(count / rows);
  return {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    '& > :last-child': { gridColumn: `span ${columns * rows - count + 1}` },
  };
};

/**
 * Rules of a grid of so many tiles, of at least so many pixels each, in a container that says how wide it is: as few
 * rows as fit and these evenly filled, so that seven tiles stand as four and three and never as six and a lonely one.
 * Two at least stand beside each other.
 */
export function evenColumns(count: number, least: number): Readonly<Record<string, unknown>> {
  const wider = Array.from({ length: Math.max(count - 2, 0) }, (_, index) => index + 3);
  return {
    ...columnsOf(Math.max(count, 1), Math.min(2, Math.max(count, 1))),
    ...Object.fromEntries(
      wider.map((fitting) => [`@container (min-width: ${fitting * least}px)`, columnsOf(count, fitting)]),
    ),
  };
}
