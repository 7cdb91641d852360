import type { Cells } from './batteryCells';

/**
 * The cell a key leads to from another: arrows to the next one and the next module, Page up and down to the next
 * cluster, Home and End; undefined for other keys.
 */
export function stepCell({ clusters, count }: Cells, cell: number, key: string): number | undefined {
  const rows = clusters.flatMap(({ modules }, cluster) =>
    modules.map((module, place) => ({ ...module, cluster, place })),
  );
  const at = rows.findIndex(({ first, count: own }) => cell >= first && cell < first + own);
  const row = rows[at];
  if (!row) return undefined;
  const inRow = (to: (typeof rows)[number] | undefined) =>
    to ? to.first + Math.min(cell - row.first, to.count - 1) : cell;
  const inCluster = (cluster: number) => {
    const own = rows.filter((one) => one.cluster === cluster);
    return inRow(own[Math.min(row.place, own.length - 1)]);
  };
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, cell - 1);
    case 'ArrowRight':
      return Math.min(count - 1, cell + 1);
    case 'ArrowUp':
      return inRow(rows[at - 1]);
    case 'ArrowDown':
      return inRow(rows[at + 1]);
    case 'PageUp':
      return inCluster(row.cluster - 1);
    case 'PageDown':
      return inCluster(row.cluster + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
